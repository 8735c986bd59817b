"""Several nodes on one database: who may append to a room, who should run it, and where its people are sent. No I/O here."""
