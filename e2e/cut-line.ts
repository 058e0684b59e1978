import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the browser and everything else that can interrupt an upload. */
export type CutLine = {
  /** Proxy setting for a browser context. */
  proxy: { server: string };
  /** Interrupts the paused uploads; repeated attempts by the browser fail as well. */
  cut: () => void;
  /** From now on a POST is refused with 413 when `bytes` have arrived, without the headers that let a page read the answer. */
  refuse: () => void;
  /** From now on everything passes. */
  mend: () => void;
  /** From now on a POST is redirected to another address, which answers 200 with an empty body. */
  redirect: () => void;
  close: () => void;
};

/** Target of the redirect. */
const EMPTY = '/elsewhere';

/** Passes everything on, but accepts only `bytes` of a POST to `address`, then pauses until it is interrupted. */
export async function cutLine(address: string, bytes: number): Promise<CutLine> {
  const held: IncomingMessage[] = [];
  let state: 'slow' | 'cut' | 'refused' | 'whole' | 'redirected' = 'slow';
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
    if (state !== 'whole' && state !== 'redirected' && method === 'POST' && url.includes(address)) {
      held.push(request);
      if (state === 'cut') request.socket.destroy();
      let taken = 0;
      request.on('data', (part: Buffer) => {
        taken += part.length;
        if (taken < bytes) return;
        if (state !== 'refused') request.pause();
        else if (!response.headersSent) response.writeHead(413).end(() => request.socket.destroy());
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
      // Requests that arrived completely end with their connection only.
      for (const { socket } of held) socket.destroy();
    },
    refuse: () => void (state = 'refused'),
    mend: () => void (state = 'whole'),
    redirect: () => void (state = 'redirected'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
