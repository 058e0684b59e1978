import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bareTexts, sources } from './bare-texts.ts';
import { temporaryFolder } from './temporary-folder.ts';

const FOUND = {
  'a word': '<p>Year <b>{year}</b></p>',
  'a figure': '<p>{year}<b>KM</b></p>',
  'a text that comes and goes': '<p>{year > 1 ? name : null}<b>KM</b></p>',
  'a list of texts': '<p>{[name]}<b>KM</b></p>',
  'two texts': '<p>{year} {name}</p>',
  'a text of a fragment': '<>{name}</>',
  'a blank of a fragment': "<p>{year > 1 ? <><b>KM</b>{' '}</> : null}</p>",
  'a blank after what may come and go': '<p>{year > 1 ? <i /> : null} <b>KM</b></p>',
};

const SAFE = {
  'a text alone': '<p>{year > 1 ? name : null}</p>',
  'a template': '<p>{`${name}: ${year}`}</p>',
  'a text in an element of its own': '<p><span>{name}</span> <b>{year}</b></p>',
  'elements beside elements': '<p>{year > 1 ? <i /> : null}<b>{year}</b></p>',
};

const examples = Object.entries({ ...FOUND, ...SAFE }).map(
  ([what, jsx]) =>
    [`${what}.tsx`, `export const Example = ({ name, year }: { name: string; year: number }) => ${jsx};`] as const,
);
test('no text stands beside other children, so that translated pages go on working; every kind of such a text is found', () => {
  const folder = temporaryFolder(Object.fromEntries(examples));
  // Both in one program, because reading all types takes seconds.
  const found = bareTexts([...sources(), ...examples.map(([file]) => resolve(folder, file))]);
  const inExamples = found.filter((line) => line.includes(basename(folder)));
  expect(found.filter((line) => !inExamples.includes(line))).toEqual([]);
  expect([...new Set(inExamples.map((line) => basename(line.split('.tsx:')[0]!)))]).toEqual(Object.keys(FOUND));
});
