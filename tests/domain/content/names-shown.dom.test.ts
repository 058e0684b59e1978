import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { contentKindName, prepareNames, useItemNames } from '#domain/content/item-names.ts';
import { KNOWN_CONTENT_TYPES } from '#shared/config/settings.ts';
import { contentItem } from '#tests/content-items.ts';

const titled = contentItem({ id: 1, contentTypeId: 3, title: 'Naslov' });
const dated = contentItem({ id: 2, contentTypeId: 3, title: ' ', dateTime: '2026-03-07T08:00:00' });
const undated = contentItem({ id: 3, contentTypeId: 4, title: '' });
const list = () => [titled, dated, undated];
const NAMED = [titled, { ...dated, title: 'Novost, 07.03.2026' }, { ...undated, title: 'Dokument' }];

const shownNames = () => renderHook(useItemNames).result.current;

let texts = createPortal().texts;
beforeEach(async () => {
  ({ texts } = createPortal());
  await texts.start('bs', ['layout']);
});

test('an item without a title is named by its type and date, and the order of the list stays (readings, P3)', () => {
  const items = list();
  const names = shownNames();
  expect(names(items)).toEqual(NAMED);
  expect(names(items), 'named once').toBe(names(items));
  const all = [titled];
  expect(names(all)).toBe(all);
});

test('names prepared before rendering are shown once the texts of the language are loaded', async () => {
  const [early, late, all] = [list(), list(), [titled]];
  expect(await prepareNames(texts.i18n, early, 'en')).toBe(early);
  const prepared = await prepareNames(texts.i18n, late, 'bs');
  expect(prepared).toEqual(NAMED);
  expect(await prepareNames(texts.i18n, all, 'bs')).toBe(all);
  const names = shownNames();
  expect(names(late)).toBe(prepared);
  expect(names(early)).toEqual(NAMED);
});

test('every known type has a name; one that nobody knows is called by its number (P3)', () => {
  const t = texts.i18n.getFixedT('bs', 'layout');
  const names = Array.from({ length: KNOWN_CONTENT_TYPES }, (_, at) => contentKindName(t, at + 1));
  // Without a text, i18next answers with the key.
  expect(names.filter((name) => name === '' || name.startsWith('kind.'))).toEqual([]);
  expect(contentKindName(t, KNOWN_CONTENT_TYPES + 1)).toContain(String(KNOWN_CONTENT_TYPES + 1));
  expect(names[2]).toBe('Novost');
});
