import written from './answer-schemas.json' with { type: 'json' };

/** A JSON Schema. */
export type Json = {
  title?: string;
  type?: string | string[];
  properties?: Record<string, Json>;
  items?: Json;
  required?: string[];
  anyOf?: Json[];
  [name: string]: unknown;
};

/** Title of a single value of the wire, by which a reader of the schema knows how it is read. */
export type ValueKind = 'id' | 'reference' | 'text' | 'number' | 'flag' | 'tags';

/**
 * What the portal reads of each call's answer, by its name; {} where it reads none. `npm run types` writes it, because what turns
 * calls into JSON Schema would otherwise be loaded with every page.
 */
export const ANSWER_SCHEMAS: Readonly<Record<string, Json>> = written;
