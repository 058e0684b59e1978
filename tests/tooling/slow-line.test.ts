import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { slowLine } from '../../scripts/measure/slow-line.ts';

async function listening(onConnection: Parameters<typeof createServer>[1]) {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a slow line loses nothing and lets all connections together have its rate', async () => {
  const sent = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at % 251));
  const { server, port } = await listening((socket) => socket.once('data', () => socket.end(sent)));
  const free = await listening(() => {});
  free.server.close();
  const end = await slowLine([{ port: free.port, to: port }], { latency: 40, down: 200_000, up: 200_000 });

  const begin = performance.now();
  const received = await Promise.all(
    [1, 2].map(async () => {
      const socket = connect(free.port, '127.0.0.1');
      socket.write('?');
      const parts: Buffer[] = [];
      for await (const part of socket) parts.push(part as Buffer);
      return Buffer.concat(parts);
    }),
  );
  const took = performance.now() - begin;
  end();
  server.close();

  expect(received[0]?.equals(sent) && received[1]?.equals(sent)).toBe(true);
  // 40 kB at 200 kB/s after a round trip for the connection and one for the answer.
  expect(took).toBeGreaterThan(275);
});
