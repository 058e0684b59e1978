import { expect, test, vi } from 'vitest';
import { documentBody } from '#features/registers/bankruptcy/document-body.ts';

const FIELDS = { documentTypeId: 17, legalEntityId: 501, jib: '0076543210001', submittedOn: '2024-02-29' };
const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 31) % 256);

test.each([0, 1, 2, 32_767, 32_768, 32_769, 100_000])(
  'the body of a new document (R3.8) of %d bytes is the JSON with a list of byte numbers',
  async (size) => {
    const bytes = bytesOf(size);
    const body = await documentBody(FIELDS, new Blob([bytes]));
    expect(body.type).toBe('application/json');
    expect(await body.text()).toBe(JSON.stringify({ ...FIELDS, file: [...bytes] }));
  },
);

test('it is never a list of all numbers: 9.5 MB are read and written in small pieces, between which the page can work', async () => {
  const file = new Blob([new Uint8Array(9.5 * 1024 * 1024)]);
  const slice = vi.spyOn(file, 'slice');
  const whole = vi.spyOn(file, 'arrayBuffer');
  const from = vi.spyOn(Array, 'from');
  const body = await documentBody(FIELDS, file);
  expect(whole).not.toHaveBeenCalled();
  expect(from).not.toHaveBeenCalled();
  expect(slice.mock.calls.length).toBeGreaterThan(200);
  for (const [start = 0, end = 0] of slice.mock.calls) expect(end - start).toBeLessThanOrEqual(64 * 1024);
  expect(body.size).toBeGreaterThan(19_000_000);
});

test('it is rejected when the file is gone', async () => {
  const removed = new Blob(['x']);
  removed.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) as Blob;
  await expect(documentBody(FIELDS, removed)).rejects.toThrow('gone');
});
