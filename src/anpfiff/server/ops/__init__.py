"""For whoever runs a server: serving, checking, backing up, logs and figures."""
