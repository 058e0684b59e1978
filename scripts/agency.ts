import { accepts, listening, startNode, stop } from './processes.ts';

/**
 * Starts the agency in a box on five ports from `port` on and waits until it answers.
 *
 * @returns a function that stops it.
 */
export async function startAgencyAt(port: number, env: Record<string, string> = {}): Promise<() => Promise<void>> {
  await refuseTaken(port);
  const agency = startNode(['mocks/main.ts'], { env: { BOX: String(port).slice(0, -1), ...env }, errorsOnly: true });
  // The last of the five ports to open.
  await listening(port + 4, agency);
  return () => stop(agency);
}

/** Fails with a readable message when the port is already in use. */
async function refuseTaken(port: number): Promise<void> {
  if (await accepts(port)) throw new Error(`Port ${port} of this machine is taken. Is the portal running already?`);
}
