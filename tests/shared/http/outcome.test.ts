import { describe, expect, test } from 'vitest';
import { type ApiError, errorReason, isApiError, serverLines } from '#shared/http/api-error.ts';
import { outcomeOf, outcomeOfResult } from '#shared/http/outcome.ts';

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
    [{ kind: 'http', status: 500, sent: true }, 'failed'],
    [{ kind: 'http', status: 500, sent: true, message: 'Period je zaključan' }, 'refused'],
    [{ kind: 'http', status: 502, sent: true }, 'unknown'],
    [{ kind: 'http', status: 503, sent: true, message: 'Održavanje' }, 'refused'],
    [{ kind: 'http', status: 503 }, 'failed'],
    [{ kind: 'http', status: 504, sent: true }, 'unknown'],
  ])('%j is %s', (error, kind) => {
    expect(outcomeOf(error)).toEqual({ kind, error });
  });

  test('what is no error of a call did not arrive', () => {
    expect(outcomeOf(new TypeError('x'))).toEqual({ kind: 'failed', error: { kind: 'network' } });
  });

  test('a mutation without an error is a success with its answer', () => {
    expect(outcomeOfResult({ data: 5 })).toEqual({ kind: 'success', answer: 5 });
    expect(outcomeOfResult({ error: { kind: 'contract' } })).toMatchObject({ kind: 'unknown' });
  });
});

describe('the vocabulary of failure', () => {
  test.each([
    [{ kind: 'network' }, 'network'],
    [{ kind: 'cancelled' }, 'cancelled'],
    [{ kind: 'http', status: 400 }, 'refused'],
    [{ kind: 'http', status: 401 }, 'forbidden'],
    [{ kind: 'http', status: 404 }, 'notFound'],
    [{ kind: 'http', status: 413 }, 'tooLarge'],
    [{ kind: 'http', status: 429 }, 'tooMany'],
    [{ kind: 'http', status: 503 }, 'server'],
    [{ kind: 'http', status: 204 }, 'unknown'],
    [{ kind: 'else' }, 'unknown'],
    [null, 'unknown'],
  ])('%j is told as %s', (error, reason) => {
    expect(errorReason(error)).toBe(reason);
  });

  test('the agency’s words are told line by line, each once', () => {
    expect(serverLines({ kind: 'http', messages: ['a', 'b', 'a'] })).toEqual(['a', 'b']);
    expect(serverLines({ kind: 'http', message: 'c\n\nd' })).toEqual(['c', 'd']);
    expect(serverLines({ kind: 'network' })).toEqual([]);
    expect(serverLines('text')).toEqual([]);
  });

  test('a thing with another kind is no error of a call', () => {
    expect(isApiError({ kind: 'submitted' })).toBe(false);
  });
});
