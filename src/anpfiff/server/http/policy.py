"""What every answer tells the browser it may do with it."""

import re

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
}
_HOST = re.compile(r"[A-Za-z0-9.:\[\]_-]+")
"""What may stand in a policy: nothing that could begin another rule of it."""


def security(host: str | None) -> dict[str, str]:
    """For somebody who reached us as `host`: before Safari 16 `'self'` does not cover a socket, so it is named."""
    if host is None or not _HOST.fullmatch(host):
        return SECURITY
    lines = f"connect-src 'self' ws://{host} wss://{host};"
    return SECURITY | {"Content-Security-Policy": _POLICY.replace("connect-src 'self';", lines)}
