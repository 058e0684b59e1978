import type { Plugin } from 'vite';

const REQUIRED = [
  'VITE_MAIN_API_URL',
  'VITE_IDENTITY_API_URL',
  'VITE_ENTITIES_API_URL',
  'VITE_ACCOUNTS_API_URL',
  'VITE_CLIENT_ID',
  'VITE_IDENTITY_APP_URL',
] as const;

/** What is wrong with a production environment: a required name is missing, or an API is reached without TLS (faults B29). */
export function environmentProblems(environment: Record<string, string | undefined>): string[] {
  return REQUIRED.flatMap((name) => {
    const value = environment[name];
    if (!value) return [`${name} is missing`];
    if (name === 'VITE_CLIENT_ID') return [];
    if (!URL.canParse(value)) return [`${name} is not an absolute address`];
    const url = new URL(value);
    const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? [] : [`${name} must begin with https:`];
  });
}

/** Stops a production build whose environment is incomplete, naming every variable. */
export function checkedEnvironment(environment: Record<string, string | undefined>): Plugin {
  return {
    name: 'portal:checked-environment',
    apply: 'build',
    buildStart() {
      const problems = environmentProblems(environment);
      if (problems.length)
        this.error(`The environment of the build is not complete:\n  ${problems.join('\n  ')}\nSee .env.example.`);
    },
  };
}
