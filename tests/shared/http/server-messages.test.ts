import { AxiosError, AxiosHeaders } from 'axios';
import { describe, expect, test, vi } from 'vitest';
import { outcomeOf } from '#shared/http/outcome.ts';
import { httpError, readMessages } from '#shared/http/server-messages.ts';
import { toApiError } from '#shared/http/to-api-error.ts';

const refusal = (messages: readonly unknown[]) => ({
  errorCount: messages.length,
  resultItems: messages.map((message) => ({ message })),
});

const textOf = async (data: unknown) => (await readMessages(data)).message;
const messagesOf = async (data: unknown) => (await readMessages(data)).messages ?? [];

function answered(status: number, data: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('x', 'ERR_BAD_REQUEST', config, null, { status, statusText: '', headers: {}, config, data });
}

describe('the messages of a refusal (R3.6, R8)', () => {
  test('come one by one, plain and capped, the unusable ones left out', async () => {
    expect(
      await messagesOf(refusal(['a\u0000b', 5, null, '  ', '<html><body>x</body></html>', 'prvi\ndrugi'])),
    ).toEqual(['a b', 'prvi\ndrugi']);
    expect((await messagesOf(refusal(['x'.repeat(5000)])))[0]).toHaveLength(601);
    expect(await messagesOf(refusal(Array.from({ length: 500 }, (_, at) => `m${at}`)))).toHaveLength(20);
  });

  test.each([null, undefined, 5, '', 'text', '<html>', [], {}, { resultItems: null }, { resultItems: 'a' }])(
    '%j has none',
    async (data) => {
      expect(await messagesOf(data)).toEqual([]);
    },
  );

  const MANY = ['Nedostaje list BU.', 'Period je zaključan.'];
  test.each([
    ['a refused result', { id: '1', name: 'gfi.xlsx', errors: MANY }],
    [
      'results of several reports',
      [
        { id: '1', errors: MANY.slice(0, 1) },
        { id: '2', errors: MANY.slice(1) },
      ],
    ],
    ['errors with a message each', { errors: MANY.map((message) => ({ code: 7, message })) }],
    [
      'errors by field, before the general title',
      {
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: { jib: MANY.slice(0, 1), $: MANY.slice(1) },
      },
    ],
    ['a list of texts', MANY],
    ['a list of messages', MANY.map((Message) => ({ Message }))],
    ['a result in an envelope', { status: 400, data: { id: '1', Errors: MANY } }],
    ['a list in an envelope', { data: MANY }],
    ['results in an envelope', { data: [{ errors: MANY }] }],
    ['an error in an envelope', { error: { errors: MANY } }],
    ['an error in an envelope of any name', { Response: { inner: { errors: MANY } } }],
  ])('are read from %s (R4.8, R7)', async (_what, data) => {
    expect(await messagesOf(data)).toEqual(MANY);
    expect(await textOf(JSON.stringify(data))).toBe(MANY.join('\n'));
    expect(await toApiError(answered(400, data))).toMatchObject({ messages: MANY, message: MANY.join('\n') });
  });

  test('one text in an envelope is one text, and errors that say nothing give way to a title', async () => {
    expect(await textOf({ data: { message: 'Period je zaključan.' } })).toBe('Period je zaključan.');
    expect(await textOf({ errors: [], title: 'Zaključano' })).toBe('Zaključano');
    expect(await textOf({ errors: { a: [{ b: 1 }] }, title: 'Zaključano' })).toBe('Zaključano');
    expect(await textOf({ errors: [{ code: 7 }], data: { id: 1 } })).toBeUndefined();
  });

  test('bytes that are no text are no message', async () => {
    expect(await textOf('\u001F\uFFFD\b\uFFFD\uFFFDa\uFFFD')).toBeUndefined();
    expect(await textOf('Izvje\uFFFDtaj nije sa\uFFFDuvan')).toBe('Izvje\uFFFDtaj nije sa\uFFFDuvan');
  });

  test('a body is read once, however much it says', async () => {
    const body = new Blob([JSON.stringify(refusal(MANY))]);
    const text = vi.spyOn(body, 'text');
    expect(await httpError(400, body)).toMatchObject({ message: MANY.join('\n'), messages: MANY });
    expect(text).toHaveBeenCalledOnce();
  });

  test('lists are capped like the rest, and nesting ends (A51)', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `m${at}`);
    for (const data of [many, { errors: many }, { errors: { a: many, b: many } }])
      expect(await messagesOf(data)).toHaveLength(20);
    expect(await textOf({ errors: ['x'.repeat(5000), 'y'] })).toHaveLength(601);
    const deep = `${'['.repeat(100_000)}"x"${']'.repeat(100_000)}`;
    expect(await textOf(deep)).toBeUndefined();
  });

  test('are read whatever the case of their names, and an empty one gives way to the next', async () => {
    expect(await messagesOf({ ResultItems: [{ Message: 'prva' }] })).toEqual(['prva']);
    expect(await textOf({ Message: 'Zahtjev nije ispravan.' })).toBe('Zahtjev nije ispravan.');
    expect(await textOf({ message: '', title: 'Jib ne postoji' })).toBe('Jib ne postoji');
    expect(await textOf({ Status: 400 })).toBeUndefined();
    for (const name of ['message', 'detail', 'title', 'error', 'data', 'error_message', 'msg', 'reason'])
      expect(await textOf({ code: 7, empty: ' ', [name]: 'Jib ne postoji' }), name).toBe('Jib ne postoji');
    expect(await textOf({ message: '  ', error: 'Jib ne postoji' })).toBe('Jib ne postoji');
  });

  test.each([
    [504, 'upstream request timeout'],
    [504, '{"message":"Endpoint request timed out"}'],
    [503, 'no healthy upstream'],
    [502, 'error code: 502'],
    [502, '{"title":"Bad Gateway","status":502}'],
    [502, '{"errors":["Bad Gateway"]}'],
    [503, 'Service Unavailable'],
    [503, 'The service is unavailable.'],
    [502, '{"message":"Internal server error"}'],
    [524, 'error code: 524'],
    [408, 'Request Time-out'],
  ])('%i %s is the text of a gateway: no message of the agency, and the outcome is unknown', async (status, data) => {
    const error = await toApiError(answered(status, data), 1);
    expect(error).toEqual({ kind: 'http', status, sent: true });
    // A server that answers has received the request, even if the bytes were not counted.
    expect(await toApiError(answered(status, data), null)).toEqual(error);
    expect(outcomeOf(error).kind).toBe('unknown');
  });

  test.each([
    [503, 'Održavanje'],
    [500, 'Gateway timeout'],
    [400, 'Service unavailable'],
  ])('%i %s stays a refusal with a message', async (status, message) => {
    expect(outcomeOf(await toApiError(answered(status, message), 1))).toMatchObject({
      kind: 'refused',
      error: { message },
    });
  });

  test('are beside the status in the error of a call', async () => {
    expect(await toApiError(answered(404, refusal(['prva', 'druga'])))).toEqual({
      kind: 'http',
      status: 404,
      message: 'prva\ndruga',
      messages: ['prva', 'druga'],
    });
  });
});
