import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { apiApp } from './api-app.ts';
import { basesFrom, type Bases } from './bases.ts';
import { agencyHandlers } from './handlers.ts';
import { identityApp } from './identity-app/app.ts';

type Agency = { bases: Bases; close: () => Promise<void> };

/**
 * The agency over HTTP: the four API bases and the identity application on five loopback ports from `port` on (P7).
 * Rejects when one of the ports is taken; nothing is left listening then.
 */
export async function startAgency({ port = 5101 }: { port?: number } = {}): Promise<Agency> {
  const bases = basesFrom(port);
  const handlers = agencyHandlers(bases);
  const { identityApp: identityBase, ...apis } = bases;
  const apps: [string, Hono][] = [
    ...Object.entries(apis).map(([name, base]): [string, Hono] => [base, apiApp(name, base, handlers)]),
    [identityBase, identityApp(bases)],
  ];
  const servers: ServerType[] = [];
  const close = async () => {
    await Promise.all(servers.map(stop));
  };
  try {
    for (const [base, app] of apps) servers.push(await listen(app, Number(new URL(base).port)));
  } catch (error) {
    await close();
    throw error;
  }
  return { bases, close };
}

/**
 * Keeps idle connections for 75 s, as servers commonly do. Node's own five seconds would break the connection under a call that
 * is sent just then.
 */
const LASTING = { keepAliveTimeout: 75_000 };

function listen(app: Hono, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    // Keeps Node's own globals, because the handlers also run in this process without a server.
    const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false, serverOptions: LASTING });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Browsers keep connections open; closing would wait for them.
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
