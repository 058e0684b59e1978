import { DEMO_USERS } from './session/users.ts';
import { startAgency } from './server.ts';
import { switches } from './switches.ts';

const port = Number(process.env['AGENCY_PORT'] ?? 5101);

try {
  const { bases, close } = await startAgency({ port });
  const rows = [
    ...Object.entries(bases).map(([name, base]) => `  ${name.padEnd(14)}${base}`),
    '  users',
    ...Object.entries(DEMO_USERS).map(([key, { username }]) => `    ${key.padEnd(14)}${username}`),
  ];
  process.stdout.write(`The agency in a box listens (seed ${switches.seed}):\n${rows.join('\n')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  console.error(`The agency in a box could not start on ports ${port}–${port + 4}: ${String(error)}`);
  process.exitCode = 1;
}
