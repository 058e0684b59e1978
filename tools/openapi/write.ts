import { writeFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { formatted } from '../../scripts/formatted.ts';
import { agencyFileJsonSchema } from './agency-file-schema.ts';
import { openApi } from './openapi.ts';

/**
 * Part of `npm run generate`: the calls of the specification as an OpenAPI document, and the schema of the agency's file for
 * editors.
 */
const FILES = {
  'docs/openapi.json': openApi(packageJson.version),
  'public/agency.schema.json': agencyFileJsonSchema(),
};
for (const [file, content] of Object.entries(FILES))
  writeFileSync(file, await formatted(file, JSON.stringify(content)));
