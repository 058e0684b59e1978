import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Rates = {
  /** There and back, in milliseconds. */
  latency: number;
  /** Bytes per second to and from the visitor, all connections together. */
  down: number;
  up: number;
};

/** A port the visitor comes by, and the one behind it. */
export type Crossing = { port: number; to: number };

/** What goes into one packet; connections take turns packet by packet. */
const PACKET = 1400;
/** What may wait for the line before its sender is held back, as by the window of a connection. */
const WAITING = 4 * PACKET;

/**
 * A slow line in front of loopback servers, byte by byte: a turn of latency for the connection, one for TLS, then packets at the
 * rate of the line. Browsers slow down requests, not the line, and over HTTP/2 count what came along with the headers of an answer
 * once more: a document and a script of 25 kB each came 130 ms late, in some visits and not in others.
 *
 * @returns what ends it.
 */
export async function slowLine(crossings: readonly Crossing[], { latency, down, up }: Rates): Promise<() => void> {
  const directions = { down: direction(down, latency / 2), up: direction(up, latency / 2) };
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  for (const { port, to } of crossings) {
    const server = createServer((visitor) => {
      const behind = connect(to, '127.0.0.1');
      for (const [socket, other] of [
        [visitor, behind],
        [behind, visitor],
      ] as const) {
        sockets.add(socket);
        socket.setNoDelay();
        socket.on('error', () => other.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      // The connection itself takes a turn; what is said meanwhile waits for it.
      setTimeout(() => {
        directions.up(visitor, behind);
        directions.down(behind, visitor);
      }, latency);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
  }
  return () => {
    for (const server of servers) server.close();
    for (const socket of sockets) socket.destroy();
  };
}

/** What one connection has to say in one direction. */
type Talk = { from: Socket; to: Socket; bytes: Buffer; isQueued: boolean; hasEnded: boolean };

/** One direction of the line: takes what a socket says to another, packet by packet in turns, and hands it over half a turn later. */
function direction(rate: number, delay: number): (from: Socket, to: Socket) => void {
  const queue: Talk[] = [];
  let isMoving = false;
  let freeAt = 0;

  async function move() {
    isMoving = true;
    for (let talk = queue.shift(); talk; talk = queue.shift()) {
      const packet = talk.bytes.subarray(0, PACKET);
      talk.bytes = talk.bytes.subarray(PACKET);
      freeAt = Math.max(freeAt, performance.now()) + (packet.length / rate) * 1000;
      const wait = freeAt - performance.now();
      if (wait > 1) await pause(wait);
      const { to } = talk;
      setTimeout(() => to.write(packet), delay);
      if (talk.bytes.length < WAITING) talk.from.resume();
      talk.isQueued = talk.bytes.length > 0;
      if (talk.isQueued) queue.push(talk);
      else if (talk.hasEnded) setTimeout(() => to.end(), delay);
    }
    isMoving = false;
  }

  return (from, to) => {
    const talk: Talk = { from, to, bytes: Buffer.alloc(0), isQueued: false, hasEnded: false };
    from.on('data', (bytes: Buffer) => {
      talk.bytes = Buffer.concat([talk.bytes, bytes]);
      if (talk.bytes.length >= WAITING) from.pause();
      if (!talk.isQueued) queue.push(talk);
      talk.isQueued = true;
      if (!isMoving) void move();
    });
    from.on('end', () => {
      talk.hasEnded = true;
      if (!talk.isQueued) setTimeout(() => to.end(), delay);
    });
  };
}
