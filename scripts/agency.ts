import { DEMO_USERS } from '../mocks/session/users.ts';
import { AGENCY_PORT, usesAgency, type Environment } from './environment.ts';
import { accepts, listening, startNode, stop } from './processes.ts';

/**
 * Starts the agency in a box on five ports from `port` on and waits until it answers.
 *
 * @returns a function that stops it.
 */
export async function startAgencyAt(port: number, env: Record<string, string> = {}): Promise<() => Promise<void>> {
  await refuseTaken(port);
  const agency = startNode(['mocks/main.ts'], { env: { AGENCY_PORT: String(port), ...env }, errorsOnly: true });
  // The last of the five ports to open.
  await listening(port + 4, agency);
  return () => stop(agency);
}

/** Fails with a readable message when the port is already in use. */
export async function refuseTaken(port: number): Promise<void> {
  if (await accepts(port)) throw new Error(`Port ${port} of this machine is taken. Is the portal running already?`);
}

/** The message printed when everything is running: the portal's address and who can sign in. */
export function startedBlock(title: string, address: string, environment: Environment): string {
  const lines = ['', `  ${title}`, '', `  Portal     ${address}`];
  if (usesAgency(environment, AGENCY_PORT)) {
    const users = Object.entries(DEMO_USERS).map(
      ([part, { username }]) => `             ${username.padEnd(14)} ${part}`,
    );
    lines.push(
      `  Agency     ${environment.VITE_MAIN_API_URL} and the four ports above it, made-up data`,
      '  Sign in as',
      ...users,
    );
  } else lines.push(`  Agency     ${environment.VITE_MAIN_API_URL} (from the environment)`);
  return [...lines, '', '  Ctrl-C ends it.', ''].join('\n');
}
