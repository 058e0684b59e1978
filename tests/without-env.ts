import { onTestFinished } from 'vitest';
import { env } from '#shared/config/env.ts';

/** Takes variables out of the environment until the test ends: what the portal does without an address that it was not given. */
export function withoutEnv(...names: (keyof typeof env)[]): void {
  const before = { ...env };
  for (const name of names) delete env[name];
  onTestFinished(() => void Object.assign(env, before));
}
