"""A certificate of the server's own, for a living room in which nobody sells certificates.

Browsers warn of it, because nobody they know vouches for it; the line is encrypted all the same. It names the addresses of this
machine, and is made anew when they change or its time runs out.
"""

import os
import ssl
from collections.abc import Collection, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from anpfiff.server.ops.cannot_start import CannotStart

if TYPE_CHECKING:
    from cryptography import x509

CERTIFICATE = "anpfiff.tls.pem"
KEY = "anpfiff.tls.key"
DAYS = 397
"""Longer ones are refused by some browsers, whoever vouches."""
LAST_DAYS = 14
"""It is made anew so long before it ends."""


class Pair(NamedTuple):
    """Where certificate and key are."""

    certificate: Path
    key: Path
    ours: bool = False
    """Made here, so that browsers warn of it."""


def own(folder: Path, names: Collection[str], now: datetime | None = None) -> Pair:
    """The one that is there if it still fits, or a new one; for nobody else's eyes."""
    pair = Pair(folder / CERTIFICATE, folder / KEY, ours=True)
    now = now or datetime.now(UTC)
    if not fits(pair, names, now):
        key, certificate = _made(names, now)
        _write(pair.key, key)
        _write(pair.certificate, certificate)
    return pair


def fits(pair: Pair, names: Collection[str], now: datetime) -> bool:
    """Does it name all of these, and will it last a while?"""
    with suppress(OSError, ValueError, CannotStart):
        context(pair)
        there = _read(pair.certificate)
        return _names_in(there) >= set(names) and there.not_valid_after_utc - now > timedelta(days=LAST_DAYS)
    return False


def until(pair: Pair) -> datetime:
    return _read(pair.certificate).not_valid_after_utc


def fingerprint(pair: Pair) -> str:
    """What a browser shows of it, so that somebody careful can compare."""
    mark = sha256(ssl.PEM_cert_to_DER_cert(pair.certificate.read_text())).hexdigest().upper()
    return ":".join(mark[place : place + 2] for place in range(0, len(mark), 2))


def context(pair: Pair) -> ssl.SSLContext:
    """What connections are encrypted with."""
    made = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        made.load_cert_chain(pair.certificate, pair.key, password=_no_password)
    except (OSError, ValueError) as fault:
        why = getattr(fault, "reason", None) or getattr(fault, "strerror", None) or fault
        raise CannotStart(
            f"The certificate {pair.certificate} with the key {pair.key} cannot be used ({why})."
        ) from fault
    return made


def _no_password() -> str:
    raise ValueError("the key has a password")


def _names_in(certificate: "x509.Certificate") -> set[str]:
    from cryptography import x509  # noqa: PLC0415 -- see _made

    named = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    addresses = named.get_values_for_type(x509.IPAddress)
    return {*named.get_values_for_type(x509.DNSName), *map(str, addresses)}


def _read(path: Path) -> "x509.Certificate":
    from cryptography import x509  # noqa: PLC0415 -- see _made

    return x509.load_pem_x509_certificate(path.read_bytes())


def _made(names: Collection[str], now: datetime) -> tuple[bytes, bytes]:
    """A key, and a certificate for it that it has signed itself."""
    try:  # only who asks for TLS needs the library
        from cryptography import x509  # noqa: PLC0415
        from cryptography.hazmat.primitives import hashes, serialization  # noqa: PLC0415
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
        from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID  # noqa: PLC0415
    except ImportError as fault:
        raise CannotStart(
            "A certificate of one's own needs one more library: pip install 'anpfiff[tls]', or give one with --tls-cert."
        ) from fault
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Anpfiff")])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName(list(_alternatives(names))), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    kind = serialization.PrivateFormat.PKCS8
    return key.private_bytes(pem, kind, plain), certificate.public_bytes(pem)


def _alternatives(names: Collection[str]) -> "Iterator[x509.GeneralName]":
    from cryptography import x509  # noqa: PLC0415 -- see _made

    for name in sorted(set(names)):
        try:
            yield x509.IPAddress(ip_address(name))
        except ValueError:
            yield x509.DNSName(name)


def _write(path: Path, text: bytes) -> None:
    """Whole or not at all, and never readable by others for a moment."""
    fresh = path.with_name(f"{path.name}.part")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(text)
    fresh.replace(path)
