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
 * Every call of the specification by its name, with what the portal reads of its answer; {} where that is not read. `npm run
 * types` writes it from the descriptions of the calls: what turns them into JSON Schema would otherwise be loaded with every page.
 */
export const ANSWER_SCHEMAS: Readonly<Record<string, Json>> = written;
