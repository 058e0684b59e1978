import { startAgency } from './server.ts';
import { DEMO_USERS } from './session/users.ts';
import { switches } from './switches.ts';

/** The first of its five ports; `BOX` as in `.env.box`. */
const port = Number(`${process.env['BOX'] ?? 510}1`);

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
