import { describe, expect, test } from 'vitest';
import { type ErrorGroup, searchTexts, visibleErrors } from '#features/report-tools/control/results/error-groups.ts';
import type { PlacedError } from '#features/report-tools/control/results/error-place.ts';
import { droppedFiles } from '#shared/ui/dropped-files.ts';

/** The files in what a browser says of a drop. */
const dropped = (items: readonly object[], files: readonly File[] = []) =>
  droppedFiles({ items, files } as unknown as DataTransfer);
const file = new File(['x'], 'r.xlsx');
const item = (isDirectory: boolean, given: File | null = file) => ({
  kind: 'file',
  getAsFile: () => given,
  webkitGetAsEntry: () => ({ isDirectory }),
});

test('a folder, a text and a missing file are ignored; the files beside them are taken (F12)', () => {
  const text = { kind: 'string', getAsFile: () => null };
  expect(dropped([item(true), text, item(false), item(false, null)])).toEqual([file]);
  expect(dropped([item(true)])).toEqual([]);
  expect(dropped([], [file])).toEqual([file]);
  expect(dropped([{ kind: 'file', getAsFile: () => file }])).toEqual([file]);
});

describe('ten thousand errors (A45)', () => {
  const errorOf = (at: number): PlacedError =>
    ({ key: String(at), html: `Greška <b>${at}</b><script>x</script>`, cell: `A${at}` }) as unknown as PlacedError;
  const groups: ErrorGroup[] = ['Bilans stanja', 'Bilans uspjeha'].map((sheet, half) => ({
    sheet,
    errors: Array.from({ length: 5000 }, (_, at) => errorOf(half * 5000 + at)),
  }));
  const texts = searchTexts(groups);
  /** How many errors are found, how many of them shown, and how many the first sheet has. */
  const numbers = (filter: string, ...hidden: string[]) => {
    const shown = visibleErrors(groups, texts, { filter, hidden: new Set(hidden), limit: 100 });
    return [shown.count, shown.groups.flatMap(({ errors }) => errors).length, shown.groups[0]?.total];
  };

  test('are all counted and shown in parts', () => {
    expect(numbers('')).toEqual([10_000, 100, 5000]);
  });

  test('are searched by their text without markup, and those marked as done stay hidden', () => {
    expect(numbers('greska 4999')).toEqual([1, 1, 1]);
    expect(numbers('greska 4999', '4999')).toEqual([0, 0, undefined]);
    expect(numbers('script')).toEqual([0, 0, undefined]);
  });
});
