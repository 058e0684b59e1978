import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/** Formats a generated file like `npm run format`; the file name determines the language. */
export async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code;
}
