import { onTestFinished } from 'vitest';
import { env } from '#shared/config/env.ts';

/** Takes variables out of the environment until the test ends: what the portal does without an address that it was not given. */
export function withoutEnv(...names: (keyof typeof env)[]): void {
  const before = { ...env };
  for (const name of names) delete env[name];
  onTestFinished(() => {
    // Also what the test itself has set.
    for (const name of Object.keys(env) as (keyof typeof env)[]) delete env[name];
    Object.assign(env, before);
  });
}
