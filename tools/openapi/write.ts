import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import packageJson from '../../package.json' with { type: 'json' };
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

/** Formats a generated file as all others; its name determines the language. */
async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code;
}
