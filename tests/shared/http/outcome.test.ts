import { AxiosError, CanceledError } from 'axios';
import { describe, expect, test, vi } from 'vitest';
import { type ApiError, errorReason, isApiError, serverLines } from '#shared/http/api-error.ts';
import { outcomeOf, outcomeOfCall, outcomeOfResult } from '#shared/http/outcome.ts';
import { httpError } from '#shared/http/server-messages.ts';
import { toApiError } from '#shared/http/to-api-error.ts';
import bs from '#shared/ui/texts/bs.json' with { type: 'json' };
import en from '#shared/ui/texts/en.json' with { type: 'json' };
import hr from '#shared/ui/texts/hr.json' with { type: 'json' };

describe('what became of something that was sent (readings R4.8, R8)', () => {
  test.each<[ApiError, string]>([
    [{ kind: 'contract' }, 'unknown'],
    [{ kind: 'contract', sent: true }, 'unknown'],
    [{ kind: 'network' }, 'failed'],
    [{ kind: 'network', sent: true }, 'unknown'],
    [{ kind: 'timeout', sent: true }, 'unknown'],
    [{ kind: 'cancelled' }, 'failed'],
    [{ kind: 'cancelled', sent: true }, 'unknown'],
    [{ kind: 'http', status: 400, sent: true }, 'refused'],
    [{ kind: 'http', status: 401, sent: true }, 'refused'],
    [{ kind: 'http', status: 403, sent: true }, 'refused'],
    [{ kind: 'http', status: 413, sent: true, message: 'Prevelika datoteka' }, 'refused'],
    [{ kind: 'http', status: 429, sent: true }, 'refused'],
    [{ kind: 'http', status: 500, sent: true }, 'failed'],
    [{ kind: 'http', status: 500, sent: true, message: 'Period je zaključan' }, 'refused'],
    [{ kind: 'http', status: 502, sent: true }, 'unknown'],
    [{ kind: 'http', status: 503, sent: true, message: 'Održavanje' }, 'refused'],
    [{ kind: 'http', status: 503 }, 'failed'],
    [{ kind: 'http', status: 504, sent: true }, 'unknown'],
    [{ kind: 'http', status: 408, sent: true }, 'unknown'],
    [{ kind: 'http', status: 408 }, 'refused'],
    [{ kind: 'http', status: 524, sent: true }, 'unknown'],
  ])('%j is %s', (error, kind) => {
    expect(outcomeOf(error)).toEqual({ kind, error });
  });

  test('a fault of the portal before sending is shown as that, not as a broken connection', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(outcomeOf(new TypeError('x'))).toEqual({ kind: 'failed', error: { kind: 'program' } });
    const thrown = { name: 'TypeError', message: 'x' };
    expect(outcomeOfResult({ error: thrown })).toEqual({ kind: 'failed', error: { kind: 'program' } });
  });

  test('a call that comes back is a success with its answer, one that rejects what it was rejected with', async () => {
    expect(await outcomeOfCall(Promise.resolve(5))).toEqual({ kind: 'success', answer: 5 });
    const error: ApiError = { kind: 'network', sent: true };
    expect(await outcomeOfCall(Promise.reject(error as unknown as Error))).toEqual({ kind: 'unknown', error });
  });

  test('a mutation without an error is a success with its answer', () => {
    expect(outcomeOfResult({ data: 5 })).toEqual({ kind: 'success', answer: 5 });
  });

  // Other statuses than 200 and refusals are not specified (P7, P8), so it is unknown what they mean for a file.
  test.each<[ApiError, string]>([
    [{ kind: 'http', status: 204 }, 'failed'],
    [{ kind: 'http', status: 304, sent: true }, 'failed'],
    [{ kind: 'http', status: 400 }, 'refused'],
    [{ kind: 'http', status: 504, sent: true }, 'failed'],
    [{ kind: 'contract' }, 'unknown'],
    [{ kind: 'network' }, 'failed'],
    [{ kind: 'network', sent: true }, 'unknown'],
  ])('a message answered with %j is %s', (error, kind) => {
    expect(outcomeOfResult({ error })).toEqual({ kind, error });
    if (error.status && error.status < 400) expect(outcomeOf(error)).toEqual({ kind: 'unknown', error });
  });
});

describe('what a client rejects with (P8, A01)', () => {
  test.each<[string, unknown, ApiError]>([
    ['nothing', null, { kind: 'network' }],
    ['a fault of the portal', new TypeError('Map.groupBy is not a function'), { kind: 'program' }],
    ['a fault about a module', new TypeError("Cannot read properties of undefined ('module')"), { kind: 'program' }],
    ['a text', 'x', { kind: 'program' }],
    ['nothing at all', undefined, { kind: 'program' }],
    ['no file in Chrome', new TypeError('Failed to fetch dynamically imported module: /a.js'), { kind: 'network' }],
    ['no file in Firefox', new TypeError('error loading dynamically imported module: /a.js'), { kind: 'network' }],
    ['no file in Safari', new TypeError('Importing a module script failed.'), { kind: 'network' }],
    ['no network', new AxiosError('x', 'ERR_NETWORK'), { kind: 'network' }],
    ['an error without a code', new AxiosError('x'), { kind: 'network' }],
    ['no answer in time', new AxiosError('x', 'ECONNABORTED'), { kind: 'timeout' }],
    ['a connection that fell silent', new AxiosError('x', 'ETIMEDOUT'), { kind: 'timeout' }],
    ['a call that was left', new CanceledError(), { kind: 'cancelled' }],
    ['an answer that is none', { kind: 'contract' }, { kind: 'contract' }],
  ])('%s', async (_, thrown, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await toApiError(thrown)).toEqual(error);
    // All of it was sent, half of it, or an unknown share; in the last case only an answer proves that it arrived.
    expect(await toApiError(thrown, 1)).toEqual({ ...error, sent: true });
    for (const share of [0.5, null]) expect(await toApiError(thrown, share)).toEqual(error);
  });
});

describe('the vocabulary of failure', () => {
  test.each([
    [{ kind: 'network' }, 'network'],
    [{ kind: 'interrupted' }, 'interrupted'],
    [{ kind: 'interrupted', sent: true }, 'unanswered'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'contract' }, 'contract'],
    [{ kind: 'cancelled' }, 'cancelled'],
    [{ kind: 'program' }, 'program'],
    [{ kind: 'http', status: 400 }, 'refused'],
    [{ kind: 'http', status: 401 }, 'forbidden'],
    [{ kind: 'http', status: 403 }, 'forbidden'],
    [{ kind: 'http', status: 404 }, 'notFound'],
    [{ kind: 'http', status: 413 }, 'tooLarge'],
    [{ kind: 'http', status: 418 }, 'refused'],
    [{ kind: 'http', status: 429 }, 'tooMany'],
    [{ kind: 'http', status: 500 }, 'server'],
    [{ kind: 'http', status: 503 }, 'server'],
    [{ kind: 'http', status: 204 }, 'unknown'],
    [{ kind: 'else' }, 'unknown'],
    [null, 'unknown'],
    ['boom', 'unknown'],
  ] as const)('%j is shown by the text of %s, which every language has', (error, reason) => {
    expect(errorReason(error)).toBe(reason);
    for (const { errors } of [bs, hr, en]) expect(errors[reason]).toMatch(/\S/);
  });

  test.each([
    [401, 'možda je prijava u međuvremenu istekla'],
    [403, 'Za ovo je potrebno odobrenje'],
    [413, 'Server ne prima toliko podataka odjednom.'],
    [429, 'Previše zahtjeva'],
    [500, 'Na serveru je došlo do greške.'],
  ])('a page with status %s has no text for people, and is shown as: %s', async (status, text) => {
    const error = await httpError(status, '<!doctype html><h1>Error</h1>');
    expect(error).toEqual({ kind: 'http', status });
    expect(bs.errors[errorReason(error)]).toContain(text);
  });

  test('the agency’s messages are shown line by line, each once', () => {
    expect(serverLines({ kind: 'http', messages: ['a', 'b', 'a'] })).toEqual(['a', 'b']);
    expect(serverLines({ kind: 'http', message: 'prva crta\n \ndruga' })).toEqual(['prva crta', 'druga']);
    expect(serverLines({ kind: 'network' })).toEqual([]);
    expect(serverLines('text')).toEqual([]);
  });

  test('a thing with another kind is no error of a call', () => {
    expect(isApiError({ kind: 'submitted' })).toBe(false);
  });
});
