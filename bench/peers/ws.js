// The barest room server there is: whatever a socket says goes to everybody in its room, padded to 200 bytes.
import { WebSocketServer } from "ws";

const rooms = new Map();
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });

server.on("listening", () => console.log(server.address().port));
server.on("connection", (socket, request) => {
  const name = request.url;
  const room = rooms.get(name) ?? { seq: 0, sockets: [] };
  rooms.set(name, room);
  room.sockets.push(socket);
  socket.on("message", (move) => {
    room.seq += 1;
    const event = `{"kind":"table","seq":${room.seq},"event":${move},"view":"`.padEnd(198, ".") + '"}';
    for (const other of room.sockets) other.send(event);
  });
});
