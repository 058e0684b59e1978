import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApi } from './contract/openapi.ts';
import { formatted } from './formatted.ts';

const FILE = 'docs/openapi.json';

/** `npm run openapi` writes the contract as an OpenAPI document; `--check` only reports whether it is valid and up to date. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const description = openApi(version);
const text = await formatted(FILE, JSON.stringify(description));
const { valid, errors } = await new Validator().validate(structuredClone(description));
if (!valid) {
  console.error(JSON.stringify(errors, null, 2));
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is not up to date. Run: npm run openapi`);
  process.exitCode = 1;
}
