import { createSerializer, parseAsString } from 'nuqs';
import { namesOf, urlValues, type UrlSchema } from './url-schema.ts';

/** The values of a schema for nuqs: texts, which the schema itself reads and writes. */
export const urlParsers = (schema: UrlSchema<object>) =>
  Object.fromEntries(namesOf(schema).map((name) => [name, parseAsString]));

/** Orders the values of a query by name, so that the same state always has the same address. */
export function inUrlOrder(query: URLSearchParams): URLSearchParams {
  query.sort();
  return query;
}

/** The query of a state, '' or with a leading '?'. Other values in `query` stay. */
export function writeUrl<State extends object>(
  schema: UrlSchema<State>,
  state: State,
  query: URLSearchParams | string = '',
): string {
  const serialize = createSerializer(urlParsers(schema), { processUrlSearchParams: inUrlOrder });
  return serialize(new URLSearchParams(query), urlValues(schema, state));
}
