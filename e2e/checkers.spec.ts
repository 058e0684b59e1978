import { checkerFindings, wordFindings } from './checkers.ts';
import { expect, test } from './fixtures.ts';

test('each of the four checkers finds what is wrong on a page, and two of them what is wrong with its words', async ({
  page,
}) => {
  await page.setContent(
    '<!doctype html><html><head><title></title></head><body><main><h1>Naslov</h1><img src="x.png"><p id="a" style="color: #ccc; background: #fff">Blijedo</p><p id="a">Isto</p><label>JIB</label><input></main></body></html>',
  );
  const checkersOf = (findings: readonly string[]) => new Set(findings.map((line) => line.split(',')[0]));
  const all = await checkerFindings(page);
  expect(checkersOf(all)).toEqual(new Set(['axe', 'Equal Access', 'HTML_CodeSniffer', 'html-validate']));
  expect(all.filter((line) => line.startsWith('axe, color-contrast'))).toHaveLength(1);
  const ofWords = await wordFindings(page);
  expect(checkersOf(ofWords)).toEqual(new Set(['axe', 'html-validate']));
  expect(ofWords.filter((line) => line.startsWith('axe, color-contrast'))).toEqual([]);
});
