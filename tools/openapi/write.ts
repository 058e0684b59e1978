import { writeFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { formatted } from '../../scripts/formatted.ts';
import { openApi } from './openapi.ts';

// Part of `npm run generate`: writes the calls of the specification as an OpenAPI document.
const FILE = 'docs/openapi.json';
writeFileSync(FILE, await formatted(FILE, JSON.stringify(openApi(packageJson.version))));
