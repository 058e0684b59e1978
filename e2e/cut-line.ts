import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line between the browser and everything else that can be cut in the middle of an upload. */
export type CutLine = {
  /** The proxy a browser context goes through. */
  proxy: { server: string };
  /** Cuts the uploads that stand still; a browser that tries the same upload again by itself gets nowhere either. */
  cut: () => void;
  /** From now on everything passes. */
  mend: () => void;
  /** From now on a POST is led to another address, which answers 200 with nothing. */
  redirect: () => void;
  close: () => void;
};

/** Where a redirect leads. */
const EMPTY = '/elsewhere';

/** Passes everything on, but takes only `bytes` of a POST to `address` and then stands still until it is cut. */
export async function cutLine(address: string, bytes: number): Promise<CutLine> {
  const held: IncomingMessage[] = [];
  let state: 'slow' | 'cut' | 'whole' | 'redirected' = 'slow';
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    request.on('error', () => undefined);
    if (state === 'redirected' && (url.endsWith(EMPTY) || (method === 'POST' && url.includes(address)))) {
      const [status, location] = url.endsWith(EMPTY) ? [200] : [302, { location: EMPTY }];
      const cors = {
        'access-control-allow-origin': headers.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      };
      request.resume().on('end', () => response.writeHead(status, { ...cors, ...location }).end());
      return;
    }
    if ((state === 'slow' || state === 'cut') && method === 'POST' && url.includes(address)) {
      held.push(request);
      if (state === 'cut') request.socket.destroy();
      let taken = 0;
      request.on('data', (part: Buffer) => {
        taken += part.length;
        if (taken >= bytes) request.pause();
      });
      return;
    }
    const onward = send(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((started) => {
    server.listen(0, '127.0.0.1', started);
  });
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    cut: () => {
      state = 'cut';
      // A request that arrived whole is destroyed with its line only.
      for (const { socket } of held) socket.destroy();
    },
    mend: () => void (state = 'whole'),
    redirect: () => void (state = 'redirected'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
