/**
 * Runs a script of this project: `node scripts/run.mjs scripts/start.ts --open`.
 *
 * It is plain JavaScript and imports nothing, so that even an old Node reaches the message below instead of a syntax
 * error: the scripts themselves are TypeScript, which only a Node from `engines` in package.json runs directly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname ?? '.', '..');
const wanted = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
const script = process.argv[2];

/** The reason why nothing can be run here; null when everything is in place. */
function obstacle() {
  if (!script || !existsSync(resolve(root, script))) return `There is no script '${script ?? ''}'.`;
  if (!existsSync(resolve(root, 'node_modules/vite'))) return 'The packages are not installed yet. Run: npm ci';
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return [
    `This needs Node ${wanted} or newer; here it is ${process.versions.node}.`,
    'On Linux x64 the right one comes with the packages: run the script with npm (npm start, npm test).',
    `Elsewhere install Node ${wanted} or newer: https://nodejs.org`,
  ].join('\n');
}

const reason = obstacle();
if (reason) {
  console.error(reason);
  process.exit(1);
}
process.chdir(root);
process.argv.splice(1, 2, resolve(root, script));
await import(pathToFileURL(resolve(root, script)).href);
