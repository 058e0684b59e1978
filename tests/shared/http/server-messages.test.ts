import { AxiosError, AxiosHeaders } from 'axios';
import { describe, expect, test } from 'vitest';
import { serverMessages, serverText } from '#shared/http/server-text.ts';
import { toApiError } from '#shared/http/to-api-error.ts';

const refusal = (messages: readonly unknown[]) => ({
  errorCount: messages.length,
  resultItems: messages.map((message) => ({ message })),
});

describe('the messages of a refusal (R3.6, R8)', () => {
  test('come one by one, plain and capped, the unusable ones left out', async () => {
    expect(
      await serverMessages(refusal(['a\u0000b', 5, null, '  ', '<html><body>x</body></html>', 'prvi\ndrugi'])),
    ).toEqual(['a b', 'prvi\ndrugi']);
    expect((await serverMessages(refusal(['x'.repeat(5000)])))[0]).toHaveLength(601);
    expect(await serverMessages(refusal(Array.from({ length: 500 }, (_, at) => `m${at}`)))).toHaveLength(20);
  });

  test.each([null, undefined, 5, '', 'text', '<html>', [], {}, { resultItems: null }, { resultItems: 'a' }])(
    '%j has none',
    async (data) => {
      expect(await serverMessages(data)).toEqual([]);
    },
  );

  test('are read whatever the case of their names, and an empty one gives way to the next', async () => {
    expect(await serverMessages({ ResultItems: [{ Message: 'prva' }] })).toEqual(['prva']);
    expect(await serverText({ Message: 'Zahtjev nije ispravan.' })).toBe('Zahtjev nije ispravan.');
    expect(await serverText({ message: '', title: 'Jib ne postoji' })).toBe('Jib ne postoji');
    expect(await serverText({ Status: 400 })).toBeUndefined();
  });

  test('stand beside the status in the error of a call', async () => {
    const config = { headers: new AxiosHeaders() };
    const error = new AxiosError('x', 'ERR_BAD_REQUEST', config, null, {
      status: 404,
      statusText: '',
      headers: {},
      config,
      data: refusal(['prva', 'druga']),
    });
    expect(await toApiError(error)).toEqual({
      kind: 'http',
      status: 404,
      message: 'prva\ndruga',
      messages: ['prva', 'druga'],
    });
  });
});
