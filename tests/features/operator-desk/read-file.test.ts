import { describe, expect, test } from 'vitest';
import { LARGEST_AGENCY_FILE, readingOf } from '#features/portal/operator-desk/file/read-file.ts';

describe('a file of the agency', () => {
  test.each([
    ['{\n  "about": "x",\n  "limits": {},\n}', 4, 1],
    ['{\r\n  "about": "x"\r\n  "limits": {}\r\n}', 3, 3],
    ['{ "about": “x” }', 1, 12],
    ['{ "about": "x"', 1, 15],
    ['{\n  // remark\n  "about": "x"\n}', 2, 3],
    ['', 1, 1],
  ])('with a mistake in its JSON is not opened, and line and column are named (%j)', async (text, line, column) => {
    expect(await readingOf(text)).toEqual({ state: 'mistake', line, column });
  });

  test('is an object, whatever it holds', async () => {
    expect(await readingOf('{"later":[1]}')).toEqual({ state: 'read', file: { later: [1] } });
    for (const text of ['[]', 'null', '"x"']) expect(await readingOf(text)).toEqual({ state: 'noObject' });
  });

  test('is not opened when it is so large that its fields would stop the page', async () => {
    expect(await readingOf(`{"about":"${'x'.repeat(LARGEST_AGENCY_FILE)}"}`)).toEqual({ state: 'tooLarge' });
  });
});
