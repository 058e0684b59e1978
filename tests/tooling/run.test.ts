import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** Runs the launcher in a project that requires the given Node. */
function run(node: string, installed = true) {
  const folder = temporaryFolder({
    'package.json': JSON.stringify({ type: 'module', engines: { node } }),
    'scripts/run.mjs': readFileSync('scripts/run.mjs', 'utf8'),
    'scripts/hello.ts': `const name: string = process.argv[2] ?? ''; console.log('hello', name);`,
    ...(installed ? { 'node_modules/vite/package.json': '{}' } : {}),
  });
  return spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), 'scripts/hello.ts', 'world'], {
    encoding: 'utf8',
  });
}

test('runs a script with its arguments', () => {
  expect(run('>=22.22')).toMatchObject({ status: 0, stdout: 'hello world\n' });
});

test('an old Node is told in words what is needed', () => {
  const { status, stdout, stderr } = run('>=99.1');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`This needs Node 99.1 or newer; here it is ${process.versions.node}.`);
});

test('missing packages are told, too', () => {
  expect(run('>=22.22', false).stderr).toBe('The packages are not installed yet. Run: npm ci\n');
});
