import type { Plugin } from 'vite';
import { safeParse } from 'zod/mini';
import { envSchema } from '../../src/shared/config/env-schema.ts';

/** Problems of an environment, each with the name of its variable (faults B29). */
export function environmentProblems(environment: Record<string, string | undefined>): string[] {
  const { error } = safeParse(envSchema, environment);
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
}

/** Stops the build or development server if the environment is incomplete or invalid, and names every variable concerned. */
export function checkedEnvironment(environment: Record<string, string | undefined>): Plugin {
  return {
    name: 'portal:checked-environment',
    buildStart() {
      const problems = environmentProblems(environment);
      if (problems.length)
        this.error(`The environment of the portal is not complete:\n  ${problems.join('\n  ')}\nSee .env.example.`);
    },
  };
}
