import '#tests/setup-agency.ts';
import { AxiosError, type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { describe, expect, test, vi } from 'vitest';
import { errorReason } from '#shared/http/api-error.ts';
import { inNfc } from '#shared/http/in-nfc.ts';
import { outcomeOf } from '#shared/http/outcome.ts';
import { defineCall } from '#shared/api/define-call.ts';
import { upload } from '#shared/api/transfer.ts';
import { testCalls } from '#tests/calls.ts';

const transmitCall = defineCall({
  id: 'transmit',
  base: 'main',
  method: 'POST',
  path: 'FileTemplate/Transmit',
  spec: 'R7',
  summary: '',
  expected: 'anything',
});

const calls = testCalls();
const main = await calls.client('main');

/** The error of an upload of 20 MB that reports these bytes as sent, and then ends with `end`. */
async function errorAfter(sent: readonly number[], end: unknown): Promise<unknown> {
  const post = vi
    .spyOn(main, 'post')
    .mockImplementation((_url: string, _body: unknown, config?: AxiosRequestConfig) => {
      for (const loaded of sent) config?.onUploadProgress?.({ loaded, total: 20_000_000 } as AxiosProgressEvent);
      return Promise.reject(end);
    });
  try {
    return await upload(calls, transmitCall, new FormData());
  } catch (error) {
    return error;
  } finally {
    post.mockRestore();
  }
}

const refusal = (status: number) =>
  new AxiosError('refused', 'ERR_BAD_REQUEST', undefined, undefined, {
    status,
    data: '',
    headers: {},
  } as AxiosResponse);

describe('a sending that breaks before its end', () => {
  test.each([
    ['after 1 of 20 MB', [0, 1_000_000], null],
    ['as a network error of the client', [65_536, 12_000_000], new AxiosError('Network Error', 'ERR_NETWORK')],
    ['just before the end', [19_999_999], null],
    ['by a reset', [400_000], new AxiosError('reset', 'ECONNRESET')],
  ])('%s is an outcome of its own, with share and size', async (_when, sent, end) => {
    const error = await errorAfter(sent, end);
    expect(error).toMatchObject({
      kind: 'interrupted',
      upload: { size: 20_000_000, share: sent.at(-1)! / 20_000_000 },
    });
    expect(errorReason(error)).toBe('interrupted');
    expect(outcomeOf(error).kind).toBe('failed');
  });

  test('before anything left it is the network, after all left its outcome is unknown', async () => {
    expect(await errorAfter([], null)).toMatchObject({ kind: 'network' });
    expect(await errorAfter([0], null)).toMatchObject({ kind: 'network' });
    const error = await errorAfter([20_000_000], null);
    expect(error).toMatchObject({ kind: 'network', sent: true });
    expect(outcomeOf(error).kind).toBe('unknown');
  });

  test('an answer that can be read stays what it is, and says how long the sending took', async () => {
    const error = await errorAfter([1_000_000], refusal(413));
    expect(error).toMatchObject({ kind: 'http', status: 413 });
    expect((error as { upload: { took: number } }).upload.took).toBeGreaterThanOrEqual(0);
  });
});

test('texts are sent composed, everything else as it is', () => {
  const file = new File(['x'], 'a.pdf');
  expect(inNfc({ name: 'Z\u030Cepc\u030Ce', list: ['c\u0301', 5, null], inner: { a: 's\u030C' }, file })).toEqual({
    name: 'Žepče',
    list: ['ć', 5, null],
    inner: { a: 'š' },
    file,
  });
  expect(inNfc('jib=s\u030C')).toBe('jib=š');
  const form = new FormData();
  expect(inNfc(form)).toBe(form);
});
