import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Rates = {
  /** Round-trip time in milliseconds. */
  latency: number;
  /** Bytes per second to and from the visitor, for all connections together. */
  down: number;
  up: number;
};

/** The port visitors use, and the port behind it. */
export type Crossing = { port: number; to: number };

/** Size of a packet; connections take turns packet by packet. */
const PACKET = 1400;
/** Bytes that may wait for the line before their sender is paused, like the window of a connection. */
const WAITING = 4 * PACKET;

/**
 * A slow line in front of loopback servers: a round trip for the connection, one for TLS, then packets at the rate of the line.
 * Browsers throttle requests instead of the line, and over HTTP/2 count the bytes that arrive with the headers of an answer
 * twice: a document and a script of 25 kB each were 130 ms late, but only in some visits.
 *
 * @returns a function that stops it.
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
      // Connecting takes a round trip; data wait for it.
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

/** The data of one connection in one direction. */
type Talk = { from: Socket; to: Socket; bytes: Buffer; isQueued: boolean; hasEnded: boolean };

/** One direction of the line: forwards data from one socket to another, packet by packet in turns, half a round trip later. */
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
