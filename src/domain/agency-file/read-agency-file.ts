import * as z from 'zod/mini';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import { agencyFileParts, type AgencyFile } from './agency-file.schema.ts';
import { VALUE_PROBLEMS } from './internal/agency-file.values.ts';
import { EMPTY_AGENCY_FILE } from './internal/empty-agency-file.ts';

type Schema = z.core.$ZodType;

const REMARKS: readonly string[] = ['$schema', 'about'];

/**
 * Reads the file and lists its problems, and the names of parts that this portal does not know, which may be those of a later one.
 * Only a bad entry of a list or record is dropped, otherwise the whole part.
 */
export function readAgencyFile(raw: unknown): { file: AgencyFile; problems: string[]; unknown: string[] } {
  const problems: string[] = [];
  const unknown: string[] = [];
  if (!isRecord(raw)) return { file: EMPTY_AGENCY_FILE, problems: ['must be an object'], unknown };
  const parts: Record<string, unknown> = { ...EMPTY_AGENCY_FILE };
  for (const [name, value] of Object.entries(raw)) {
    const schema: Schema | undefined = agencyFileParts[name as keyof typeof agencyFileParts];
    if (schema) parts[name] = readPart(schema, value, name, problems) ?? parts[name];
    else if (!REMARKS.includes(name)) unknown.push(name);
  }
  return { file: parts as AgencyFile, problems, unknown };
}

function readPart(schema: Schema, value: unknown, name: string, problems: string[]): unknown {
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.flatMap((entry: unknown, at) => {
      const good = checked(schema.def.element, entry, `${name}[${at}]`, problems);
      return good === undefined ? [] : [good];
    });
  if (schema instanceof z.ZodMiniRecord && isRecord(value))
    return Object.assign(
      {},
      ...Object.entries(value).map(([key, entry]) => checked(schema, { [key]: entry }, name, problems)),
    );
  return checked(schema, value, name, problems);
}

function checked(schema: Schema, value: unknown, place: string, problems: string[]): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  problems.push(...result.error.issues.map((issue) => `${[place, ...issue.path].join('.')}: ${problemOf(issue)}`));
  return undefined;
}

/** Text about a validation issue, because the small build of zod has none. */
function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be ${issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `does not know ${issue.keys.join(', ')}`;
  if (issue.code === 'too_small') return issue.origin === 'number' ? 'must be positive' : 'must not be empty';
  if (issue.code === 'too_big') return 'is too long';
  if (issue.code === 'custom' && issue.params) return `must be ${issue.params['least']} to ${issue.params['most']}`;
  const code = problemCode(issue);
  return code ? VALUE_PROBLEMS[code] : 'is not valid';
}

/** The code that a schema of the file gives to an issue; null without one. */
export function problemCode(issue: z.core.$ZodIssue): keyof typeof VALUE_PROBLEMS | null {
  const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  return message in VALUE_PROBLEMS ? (message as keyof typeof VALUE_PROBLEMS) : null;
}

/** Whether a value has names and values: neither null nor a list, which are objects of JavaScript too. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A problem of the agency's file; it is reported as an error, so that the console and error reports show it. */
class AgencyFileError extends Error {
  override name = 'AgencyFileError';
}

/** Problems of the file that were reported in this tab: not again on each of its pages. */
const reported = defineTabValue('agency-file-problems', z.array(z.string()));

/** Reports the problems of the published file. */
export function reportProblems(storage: PortalStorage, problems: string[]): void {
  const before = reported(storage).read() ?? [];
  for (const problem of problems.filter((one) => !before.includes(one))) {
    const error = new AgencyFileError(`agency.json: ${problem}`);
    if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
    else console.error(error);
  }
  if (problems.length > 0) reported(storage).write(problems);
}
