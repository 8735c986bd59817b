"""The house in a pocket: the server's rooms in a browser's worker, without a socket and without a disk of their own.

A page greets, says and hangs up, as over a socket; `house` runs the same `RoomActor` as a server does. What has to be kept goes
to a `Shelf`, which is the browser's IndexedDB, and nothing is told before it lies there. `desk` answers plain questions.
"""
