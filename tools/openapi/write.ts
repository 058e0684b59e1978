import { writeFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { formatted } from '../../scripts/formatted.ts';
import { answerSchemas, openApi } from './openapi.ts';

/** Part of `npm run generate`: the calls of the specification as an OpenAPI document, and the schemas that an operator's desk uses. */
const FILES = {
  'docs/openapi.json': openApi(packageJson.version),
  'src/features/portal/operator-desk/look/answer-schemas.json': answerSchemas(),
};
for (const [file, content] of Object.entries(FILES))
  writeFileSync(file, await formatted(file, JSON.stringify(content)));
