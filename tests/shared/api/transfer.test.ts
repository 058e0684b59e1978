import { CanceledError, type AxiosProgressEvent, type AxiosRequestConfig } from 'axios';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { defineCall } from '#shared/api/define-call.ts';
import { download, upload } from '#shared/api/transfer.ts';
import { agency } from '#tests/agency.ts';
import { testCalls } from '#tests/calls.ts';
import { withAgency } from '#tests/with-agency.ts';

withAgency();

const calls = testCalls();
const main = await calls.client('main');
const ADDRESS = `${DEFAULT_BASES.main}/FileTransfer`;
const TRANSFER = {
  id: 'upload',
  base: 'main',
  method: 'POST',
  path: 'FileTransfer',
  spec: 'R7',
  summary: '',
} as const;
const fileCall = defineCall({ ...TRANSFER, file: 'xlsx', hasLanguageHeader: true });
const sendCall = defineCall({ ...TRANSFER, expected: 'anything' });

async function downloadOf(response: () => Response) {
  agency.use(http.post(ADDRESS, response));
  try {
    return await download(calls, fileCall({ lang: 'bs' }));
  } catch (error) {
    return error;
  }
}

test('what is downloaded is a file, or fails its contract with the message of the server (A46)', async () => {
  const bytes = new Uint8Array([80, 75, 3, 4]);
  const file = await downloadOf(
    () => new HttpResponse(bytes, { headers: { 'Content-Type': 'application/octet-stream' } }),
  );
  expect(file).toBeInstanceOf(Blob);
  expect((file as Blob).size).toBe(4);
  const message = { message: 'Nema podataka' };
  expect(await downloadOf(() => HttpResponse.json(message))).toEqual({ kind: 'contract', ...message });
  expect(await downloadOf(() => HttpResponse.html('<!doctype html><h1>502</h1>'))).toEqual({ kind: 'contract' });
  expect(await downloadOf(() => HttpResponse.json(message, { status: 500 }))).toEqual({
    kind: 'http',
    status: 500,
    ...message,
  });
});

describe('what a transfer says with it', () => {
  const sentBy = async (call: () => Promise<unknown>, answer: BodyInit = new Uint8Array([80, 75, 3, 4])) => {
    let sent = new Headers();
    agency.use(
      http.post(ADDRESS, ({ request }) => {
        sent = request.headers;
        return new HttpResponse(answer);
      }),
    );
    await call();
    return sent;
  };

  test('the language, in a header of its own where the specification asks for it (P7, R7)', async () => {
    const withHeader = await sentBy(() => download(calls, fileCall({ lang: 'hr' })));
    expect([withHeader.get('Language'), withHeader.get('accept-language')]).toEqual(['hr', 'hr']);
    const plain = await sentBy(() => upload(calls, sendCall, new FormData()), 'true');
    expect([plain.get('Language'), plain.get('accept-language')]).toEqual([null, 'bs']);
  });

  test('how much of a file is here, as a share', async () => {
    const shares: number[] = [];
    vi.spyOn(main, 'post').mockImplementation((_url, _body, config?: AxiosRequestConfig) => {
      for (const total of [400, undefined]) config?.onDownloadProgress?.({ loaded: 100, total } as AxiosProgressEvent);
      return Promise.resolve({ data: new Blob() });
    });
    await download(calls, fileCall({ lang: 'bs' }), { onProgress: (share) => shares.push(share) });
    // Without a known size there is no share.
    expect(shares).toEqual([0.25, 0]);
  });

  test('who leaves or waits no longer gets no file and no success', async () => {
    const never = () => new Promise<Response>(() => {});
    agency.use(http.post(ADDRESS, never));
    const left = AbortSignal.abort();
    await expect(download(calls, fileCall({ lang: 'bs' }), { signal: left })).rejects.toEqual({ kind: 'cancelled' });
    await expect(upload(calls, sendCall, new FormData(), { signal: left })).rejects.toEqual({ kind: 'cancelled' });
  });
});

describe('an upload on a slow line (P7)', () => {
  /** A pending upload; `leave` sends bytes. */
  async function underWay() {
    vi.useFakeTimers();
    let config: AxiosRequestConfig = {};
    const post = vi.spyOn(main, 'post').mockImplementation((_url, _body, given?: AxiosRequestConfig) => {
      config = given ?? {};
      return new Promise((_, reject) => {
        given?.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
      });
    });
    const ended = vi.fn<(error: unknown) => void>();
    const running = upload(calls, sendCall, new FormData()).catch(ended);
    await expect.poll(() => post).toHaveBeenCalled();
    return {
      config: () => config,
      ended,
      running,
      leave: (loaded: number) => config.onUploadProgress?.({ loaded, total: 100 } as AxiosProgressEvent),
    };
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  test('has no limit to its whole time, and ends after 60 s of silence', async () => {
    const { config, ended, running, leave } = await underWay();
    expect(config().timeout).toBe(0);
    for (let minute = 1; minute <= 5; minute++) {
      // oxlint-disable-next-line no-await-in-loop -- one minute after the other
      await vi.advanceTimersByTimeAsync(59_000);
      leave(minute * 10);
    }
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    await running;
    expect(ended).toHaveBeenCalledExactlyOnceWith({ kind: 'timeout', upload: expect.objectContaining({ share: 0.5 }) });
  });

  test('says of silence after its last byte that it had left', async () => {
    const { ended, running, leave } = await underWay();
    leave(100);
    await vi.advanceTimersByTimeAsync(60_000);
    await running;
    expect(ended).toHaveBeenCalledExactlyOnceWith({
      kind: 'timeout',
      sent: true,
      upload: expect.objectContaining({ share: 1 }),
    });
  });
});

test('an upload that is cut or refused is sent once (G06)', async () => {
  let sent = 0;
  for (const respond of [() => HttpResponse.error(), () => new HttpResponse(null, { status: 503 })]) {
    sent = 0;
    agency.use(
      http.post(ADDRESS, () => {
        sent += 1;
        return respond();
      }),
    );
    await expect(upload(calls, sendCall, new FormData())).rejects.toHaveProperty('kind');
    expect(sent).toBe(1);
  }
});
