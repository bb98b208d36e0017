"""ICU's properties and its break iterators, for the tools beside this file.

    pip install icu4py==1.2.0

That package brings ICU 78, whose data is Unicode 17.0. Its own interface reaches neither properties nor
rule statuses, so the shared libraries it bundles are called through ctypes.
"""

import ctypes
import importlib.metadata
import pathlib
import sys

# The values are those of ICU's headers uchar.h and ubrk.h; they never change.
EAST_ASIAN_WIDTH = 0x1004
GENERAL_CATEGORY = 0x1005
LINE_BREAK = 0x1008
EXTENDED_PICTOGRAPHIC = 64

CHARACTER = 0
LINE = 2
HARD_BREAK = 100

_SHORT_NAME = 0


def _load():
    """ICU's common library, and what its symbols end in."""
    try:
        package = importlib.metadata.distribution("icu4py")
    except importlib.metadata.PackageNotFoundError:
        sys.exit("error: pip install icu4py==1.2.0")
    folder = pathlib.Path(package.locate_file("icu4py.libs"))
    data = next(folder.glob("libicudata-*.so.*"))
    common = next(folder.glob("libicuuc-*.so.*"))
    ctypes.CDLL(str(data), mode=ctypes.RTLD_GLOBAL)
    return ctypes.CDLL(str(common)), common.name.split(".so.")[1].split(".")[0]


_library, _suffix = _load()


def _function(name, result, *arguments):
    function = getattr(_library, f"{name}_{_suffix}")
    function.restype, function.argtypes = result, arguments
    return function


_Error = ctypes.POINTER(ctypes.c_int)
_Version = ctypes.c_uint8 * 4
_get_version = _function("u_getVersion", None, _Version)
_get_unicode_version = _function("u_getUnicodeVersion", None, _Version)
_property = _function("u_getIntPropertyValue", ctypes.c_int32, ctypes.c_int32, ctypes.c_int)
_value_name = _function(
    "u_getPropertyValueName", ctypes.c_char_p, ctypes.c_int, ctypes.c_int32, ctypes.c_int)
_open = _function(
    "ubrk_open", ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_int32,
    _Error)
_close = _function("ubrk_close", None, ctypes.c_void_p)
_set_text = _function(
    "ubrk_setText", None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int32, _Error)
_next = _function("ubrk_next", ctypes.c_int32, ctypes.c_void_p)
_status = _function("ubrk_getRuleStatus", ctypes.c_int32, ctypes.c_void_p)


def _version(get, parts):
    version = _Version()
    get(version)
    return ".".join(str(part) for part in version[:parts])


ICU_VERSION = _version(_get_version, 2)
UNICODE_VERSION = _version(_get_unicode_version, 2)


def value(scalar, name):
    """The short name of a property's value: "AL" of LINE_BREAK, "Lu" of GENERAL_CATEGORY."""
    return _value_name(name, _property(scalar, name), _SHORT_NAME).decode()


def has(scalar, name):
    """Whether a scalar has a binary property."""
    return _property(scalar, name) != 0


class Breaker:
    """Finds where the pieces of a text end.

    The root locale is "" and follows the Unicode Standard; others tailor it.
    """

    def __init__(self, kind, locale=""):
        error = ctypes.c_int(0)
        self._iterator = _open(kind, locale.encode(), None, 0, error)
        if error.value > 0:
            raise RuntimeError(f"ICU opens no break iterator for {locale!r}: error {error.value}")

    def __del__(self):
        _close(self._iterator)

    def ends(self, text):
        """Where pieces end, each as the count of scalars before it and whether the break is hard."""
        units = text.encode("utf-16-le")
        # A scalar beyond U+FFFF is two units, and ICU counts units.
        scalars, index = {}, 0
        for count, scalar in enumerate(text, start=1):
            index += 2 if ord(scalar) > 0xFFFF else 1
            scalars[index] = count
        buffer = ctypes.create_string_buffer(units, len(units) + 2)
        error = ctypes.c_int(0)
        _set_text(self._iterator, ctypes.addressof(buffer), len(units) // 2, error)
        if error.value > 0:
            raise RuntimeError(f"ICU takes no text: error {error.value}")
        found = []
        while (end := _next(self._iterator)) >= 0:
            found.append((scalars[end], _status(self._iterator) >= HARD_BREAK))
        return found
