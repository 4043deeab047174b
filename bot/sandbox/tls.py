"""TLS between the stand-in and the bot. discord.py speaks nothing else; but here both ends are ours and on one machine,
so neither shows a certificate: keys are agreed on anonymously, with what Python brings along."""

import ssl

_ANONYMOUS = "AECDH-AES128-SHA:@SECLEVEL=0"
"""Elliptic curves without a certificate, which only the lowest level of security allows; known up to TLS 1.2."""


def server_context() -> ssl.SSLContext:
    """For the stand-in's end."""
    return _anonymous(ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))


def client_context() -> ssl.SSLContext:
    """For the bot's end, which reaches the stand-in and nobody else. Never use it towards Discord."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    return _anonymous(context)


def _anonymous(context: ssl.SSLContext) -> ssl.SSLContext:
    context.verify_mode = ssl.CERT_NONE
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    context.set_ciphers(_ANONYMOUS)
    return context
