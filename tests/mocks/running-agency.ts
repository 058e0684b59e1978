import { startAgency } from '#mocks/server.ts';

/** The agency over HTTP on five free loopback ports, for a test to close. */
export async function runningAgency(): ReturnType<typeof startAgency> {
  for (let attempt = 0; ; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 8000) * 5;
    try {
      return await startAgency({ port });
    } catch (error) {
      if (attempt > 20) throw error;
    }
  }
}
