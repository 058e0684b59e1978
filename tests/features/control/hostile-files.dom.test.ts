import { describe, expect, test } from 'vitest';
import type { ErrorGroup } from '#features/report-tools/control/results/error-groups.ts';
import { searchTexts, visibleErrors } from '#features/report-tools/control/results/error-groups.ts';
import type { PlacedError } from '#features/report-tools/control/results/error-place.ts';
import { droppedFiles } from '#shared/ui/dropped-files.ts';

/** The data of a drop in a browser. */
function dropOf(items: readonly object[], files: readonly File[] = []): DataTransfer {
  return { items, files } as unknown as DataTransfer;
}
const file = new File(['x'], 'r.xlsx');
const item = (isDirectory: boolean, given: File | null = file) => ({
  kind: 'file',
  getAsFile: () => given,
  webkitGetAsEntry: () => ({ isDirectory }),
});

test('a folder, a text and a missing file are ignored; the files beside them are taken (F12)', () => {
  const text = { kind: 'string', getAsFile: () => null };
  expect(droppedFiles(dropOf([item(true), text, item(false), item(false, null)]))).toEqual([file]);
  expect(droppedFiles(dropOf([item(true)]))).toEqual([]);
  expect(droppedFiles(dropOf([], [file]))).toEqual([file]);
  expect(droppedFiles(dropOf([{ kind: 'file', getAsFile: () => file }]))).toEqual([file]);
});

describe('ten thousand errors (A45)', () => {
  const errorOf = (at: number): PlacedError =>
    ({ key: String(at), html: `Greška <b>${at}</b><script>x</script>`, cell: `A${at}` }) as unknown as PlacedError;
  const groups: ErrorGroup[] = ['Bilans stanja', 'Bilans uspjeha'].map((sheet, half) => ({
    sheet,
    errors: Array.from({ length: 5000 }, (_, at) => errorOf(half * 5000 + at)),
  }));
  const texts = searchTexts(groups);
  const visible = (shown: ReturnType<typeof visibleErrors>) => shown.groups.flatMap(({ errors }) => errors).length;

  test('are all counted and shown in parts', () => {
    const shown = visibleErrors(groups, texts, { filter: '', hidden: new Set(), limit: 100 });
    expect(shown.count).toBe(10_000);
    expect(visible(shown)).toBe(100);
    expect(shown.groups[0]?.total).toBe(5000);
  });

  test('are searched by their text without markup, and those marked as done stay hidden', () => {
    const shown = visibleErrors(groups, texts, { filter: 'greska 4999', hidden: new Set(), limit: 100 });
    expect(shown.count).toBe(1);
    const none = visibleErrors(groups, texts, { filter: 'greska 4999', hidden: new Set(['4999']), limit: 100 });
    expect([none.count, visible(none)]).toEqual([0, 0]);
    expect(visibleErrors(groups, texts, { filter: 'script', hidden: new Set(), limit: 100 }).count).toBe(0);
  });
});
