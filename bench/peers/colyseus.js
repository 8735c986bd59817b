// The same in Colyseus: a message in, a broadcast of about 200 bytes out, no state to synchronise, nothing stored.
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const VIEW = ".".repeat(120);

class Pair extends Room {
  seq = 0;
  onCreate() {
    this.autoDispose = false;
    this.maxClients = 2;
    this.onMessage("move", (client, move) => {
      this.seq += 1;
      this.broadcast("table", { seq: this.seq, event: move, view: VIEW });
    });
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http, pingInterval: 0 }),
  greet: false,
});
server.define("pair", Pair).filterBy(["table"]);
await server.listen(0, "127.0.0.1");
console.log(http.address().port);
