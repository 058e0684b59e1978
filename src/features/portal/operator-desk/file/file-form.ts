import * as z from 'zod/mini';
import { agencyFileParts } from '#domain/agency-file/agency-file.schema.ts';
import { isRecord, readAgencyFile } from '#domain/agency-file/read-agency-file.ts';

/** Names of the parts of the agency's file, in the order in which they are edited. */
export type PartName = keyof typeof agencyFileParts;
export const PART_NAMES = Object.keys(agencyFileParts) as PartName[];

/**
 * What the form holds: a text for every value, '' where the file has none; several plain texts as the lines of one; a list or an
 * object for everything else.
 */
type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormParts = Record<PartName, unknown>;
/** A file as JSON has it. */
export type RawFile = Readonly<Record<string, unknown>>;

type Schema = z.core.$ZodType;

const inner = (schema: Schema): Schema => (schema instanceof z.ZodMiniOptional ? inner(schema.def.innerType) : schema);
const isTextList = (schema: Schema) =>
  schema instanceof z.ZodMiniArray && inner(schema.def.element) instanceof z.ZodMiniString;
/** The keys of a record that are known beforehand; null when any key may be used. */
const keysOf = (schema: z.ZodMiniRecord): readonly string[] | null =>
  schema.def.keyType instanceof z.ZodMiniEnum ? schema.def.keyType.options.map(String) : null;
/** The keys that the form has of a record: the known ones, else the given ones that the record accepts. */
const keysIn = (schema: z.ZodMiniRecord, given: object): readonly string[] =>
  keysOf(schema) ?? Object.keys(given).filter((key) => z.safeParse(schema.def.keyType, key).success);

/** A part of a file as the form holds it. Places of values that the form cannot hold are added to `leftOut`. */
function toForm(schema: Schema, raw: unknown, place: string, leftOut: string[]): FormValue {
  const kind = inner(schema);
  const leaveOut = () => void (raw === undefined || leftOut.push(place));
  if (kind instanceof z.ZodMiniArray) {
    if (!Array.isArray(raw)) leaveOut();
    const entries = Array.isArray(raw) ? (raw as unknown[]) : [];
    const values = entries.map((entry, at) => toForm(kind.def.element, entry, `${place}.${at}`, leftOut));
    if (!isTextList(kind)) return values;
    return values.map((line) => (typeof line === 'string' ? line.replaceAll(/\s*\n\s*/g, ' ') : '')).join('\n');
  }
  if (kind instanceof z.ZodMiniObject || kind instanceof z.ZodMiniRecord) {
    if (!isRecord(raw)) leaveOut();
    const given = isRecord(raw) ? raw : {};
    const shape = kind instanceof z.ZodMiniObject ? (kind.def.shape as Record<string, Schema>) : null;
    const keys = kind instanceof z.ZodMiniRecord ? keysIn(kind, given) : Object.keys(kind.def.shape);
    for (const key of Object.keys(given)) if (!keys.includes(key)) leftOut.push(`${place}.${key}`);
    const valueOf = (key: string) => shape?.[key] ?? (kind as z.ZodMiniRecord).def.valueType;
    return Object.fromEntries(keys.map((key) => [key, toForm(valueOf(key), given[key], `${place}.${key}`, leftOut)]));
  }
  if (typeof raw === 'string' || typeof raw === 'number') return String(raw);
  leaveOut();
  return '';
}

/** Whether nothing is filled in. */
export function isBlankValue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlankValue);
  return typeof value !== 'string' || value.trim() === '';
}

/** A part of a file from what the form holds; undefined for what may be missing and is blank. Entries of lists keep their places. */
function fromForm(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodMiniOptional && isBlankValue(value)) return undefined;
  const kind = inner(schema);
  if (kind instanceof z.ZodMiniArray) {
    const entries =
      typeof value === 'string'
        ? value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
        : value;
    return Array.isArray(entries) ? entries.map((entry: unknown) => fromForm(kind.def.element, entry)) : [];
  }
  if (kind instanceof z.ZodMiniObject || kind instanceof z.ZodMiniRecord) {
    const given = isRecord(value) ? value : {};
    const entries = Object.entries(given).map(([key, one]) => {
      if (kind instanceof z.ZodMiniRecord) return [key, entryOf(kind, one)] as const;
      const schemaOf = (kind.def.shape as Record<string, Schema>)[key];
      return [key, schemaOf && fromForm(schemaOf, one)] as const;
    });
    return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (!(kind instanceof z.ZodMiniNumber)) return text;
  const number = numberOf(text);
  return text === '' ? undefined : Number.isNaN(number) ? text : number;
}

/** A number with thousands in groups of three digits: no value of the file needs three decimals. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

function numberOf(text: string): number {
  const plain = text.replaceAll(/\s/g, '');
  const separator = GROUPED.exec(plain)?.[1] ?? ' ';
  return Number(plain.replaceAll(separator, '').replace(',', '.'));
}

/** An entry of a record; one with a known key is missing while it is blank, others were added on purpose. */
const entryOf = (record: z.ZodMiniRecord, value: unknown) =>
  keysOf(record) && isBlankValue(value) ? undefined : fromForm(record.def.valueType as Schema, value);

/** The parts of a file for the form, and the places of what it leaves out because the portal does not know it. */
export function formOfFile(raw: RawFile): { parts: FormParts; leftOut: string[] } {
  const leftOut: string[] = [];
  const parts = Object.fromEntries(
    PART_NAMES.map((name) => [name, toForm(agencyFileParts[name], raw[name], name, leftOut)]),
  ) as FormParts;
  return { parts, leftOut };
}

/** Whether the file has no such part; a list with an entry that is still empty has one. */
const isNoPart = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : isBlankValue(value));

/** The parts of the form as a file has them, without blank ones, for the check of the form. */
export function partsOf(form: FormParts): Partial<Record<PartName, unknown>> {
  return Object.fromEntries(
    PART_NAMES.flatMap((name) => (isNoPart(form[name]) ? [] : [[name, fromForm(agencyFileParts[name], form[name])]])),
  );
}

/**
 * The file to upload: what is published, with the parts of the form. A part that was not changed and that the portal reads
 * whole stays as it is, and so does everything that is no part of the form.
 */
export function fileOf(published: RawFile, form: FormParts): Record<string, unknown> {
  const before = formOfFile(published).parts;
  const edited = partsOf(form);
  const file: Record<string, unknown> = { ...published };
  for (const name of PART_NAMES) {
    const isSame = JSON.stringify(before[name]) === JSON.stringify(form[name]);
    if (isSame && name in published && problemsOf({ [name]: published[name] }).length === 0) continue;
    if (edited[name] === undefined) delete file[name];
    else file[name] = edited[name];
  }
  return file;
}

/** What the portal would report about a file. A part that it does not know is no problem: it is kept for whoever added it. */
export const problemsOf = (file: RawFile): string[] => readAgencyFile(file).problems;
