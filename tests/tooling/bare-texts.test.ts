import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('no text stands beside other children: each has an element of its own, so that translated pages go on working', () => {
  expect(bareTexts()).toEqual([]);
});

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

test('every kind of text beside other children is found, and nothing else', () => {
  const examples = Object.entries({ ...FOUND, ...SAFE }).map(
    ([what, jsx]) =>
      [`${what}.tsx`, `export const Example = ({ name, year }: { name: string; year: number }) => ${jsx};`] as const,
  );
  const folder = temporaryFolder(Object.fromEntries(examples));
  const found = bareTexts(examples.map(([file]) => resolve(folder, file)));
  expect([...new Set(found.map((line) => basename(line.split('.tsx:')[0]!)))]).toEqual(Object.keys(FOUND));
});
