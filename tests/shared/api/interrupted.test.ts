import { AxiosError, type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { describe, expect, test, vi } from 'vitest';
import { defineCall } from '#shared/api/define-call.ts';
import { upload } from '#shared/api/transfer.ts';
import { errorReason } from '#shared/http/api-error.ts';
import { outcomeOf } from '#shared/http/outcome.ts';
import { testCalls } from '#tests/calls.ts';
import { withAgency } from '#tests/with-agency.ts';

withAgency();

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

/** The error of an upload that reports these bytes as sent, and then ends with `end`. */
async function errorAfter(
  sent: readonly number[],
  end: unknown,
  total = 20_000_000,
  body: FormData | Blob = new FormData(),
  size = total,
): Promise<unknown> {
  const post = vi
    .spyOn(main, 'post')
    .mockImplementation((_url: string, _body: unknown, config?: AxiosRequestConfig) => {
      for (const loaded of sent) config?.onUploadProgress?.({ loaded, total } as AxiosProgressEvent);
      return Promise.reject(end);
    });
  try {
    return await upload(calls, transmitCall, body, { size });
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

  test.each([[[]], [[0]]])('before anything was sent (progress %j) it is the network', async (sent) => {
    expect(await errorAfter(sent, null)).toMatchObject({ kind: 'network' });
  });

  test('after all was sent names both causes as well, and its outcome is unknown', async () => {
    const error = await errorAfter([6_000_000, 20_000_000], null);
    expect(error).toMatchObject({ kind: 'interrupted', sent: true, upload: { size: 20_000_000, share: 1 } });
    expect(errorReason(error)).toBe('unanswered');
    expect(outcomeOf(error).kind).toBe('unknown');
  });

  test('a small file that was sent to its end was not too large: it is the network', async () => {
    const error = await errorAfter([30_000], null, 30_000);
    expect(error).toMatchObject({ kind: 'network', sent: true });
    expect(outcomeOf(error).kind).toBe('unknown');
  });

  test('a small file in a large body may have been too large: the file is named by its own size', async () => {
    const body = new Blob([new Uint8Array(1_500_000)], { type: 'application/json' });
    const error = await errorAfter([1_500_000], null, 1_500_000, body, 400_000);
    expect(error).toMatchObject({ kind: 'interrupted', sent: true, upload: { size: 400_000, share: 1 } });
    expect(errorReason(error)).toBe('unanswered');
  });

  test.each([
    [[1000], 'unknown'],
    // No progress was reported.
    [[], 'unknown'],
    [[500], 'failed'],
  ])('when a gateway gives up after %j of 1000 bytes, the outcome is %s', async (sent, outcome) => {
    expect(outcomeOf(await errorAfter(sent, refusal(504), 1000)).kind).toBe(outcome);
  });

  test('an answer that can be read stays what it is, and says how long the sending took', async () => {
    const error = await errorAfter([1_000_000], refusal(413));
    expect(error).toMatchObject({ kind: 'http', status: 413 });
    expect((error as { upload: { took: number } }).upload.took).toBeGreaterThanOrEqual(0);
  });
});
