import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallDescription, CallRequest } from '#shared/api/define-call.ts';

/** A call of which only the description is known. */
export type AnyCall = CallDescription & ((arg: Readonly<Record<string, unknown>>) => CallRequest);

const isCall = (value: unknown): value is AnyCall => typeof value === 'function';

const files = globSync('src/**/*.calls.ts').toSorted();
const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href) as Promise<object>));

/** Every call of the specification (P7, R7), as described in the `*.calls.ts` of its area. */
export const ALL_CALLS: readonly AnyCall[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isCall);
