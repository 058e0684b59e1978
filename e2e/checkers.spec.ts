import { axeFindings, checkerFindings, wholeFindings, textFindings } from './checkers.ts';
import { expect, test } from './fixtures.ts';

test('each of the four checkers finds the faults of a page, and one of them those of its texts', async ({ page }) => {
  const wrong =
    '<img src="x.png"><p id="a" style="color: #ccc; background: #fff">Blijedo</p><p id="a">Isto</p><label>JIB</label><input>';
  const pageOf = (header: string, main: string) =>
    `<!doctype html><html><head><title></title></head><body><div id="root"><header>${header}</header><main><h1>Naslov</h1>${main}</main><footer></footer></div></body></html>`;
  const open = async (html: string) => {
    await page.route('/wrong', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.goto('/wrong');
  };
  await open(pageOf('', wrong));
  const checkersOf = (findings: readonly string[]) => new Set(findings.map((line) => line.split(',')[0]));
  const four = new Set(['axe', 'Equal Access', 'HTML_CodeSniffer', 'html-validate']);
  const all = await wholeFindings(page);
  expect(checkersOf(all)).toEqual(four);
  const between = await checkerFindings(page);
  expect(checkersOf(between)).toEqual(four);
  expect(checkersOf(await axeFindings(page))).toEqual(new Set(['axe']));
  expect(all.filter((line) => line.startsWith('axe, color-contrast'))).toHaveLength(1);
  const ofTexts = await textFindings(page);
  expect(checkersOf(ofTexts)).toEqual(new Set(['html-validate']));
  const turned = /^Equal Access, element_orientation_unlocked/;
  expect(all.filter((line) => turned.test(line))).toEqual([]);
  await open(pageOf('', `<style>@media (orientation: landscape) { main { rotate: 90deg } }</style>`));
  expect((await checkerFindings(page)).filter((line) => turned.test(line))).not.toEqual([]);
  await open(pageOf(wrong, ''));
  const lines = (findings: readonly string[], checker: string) => findings.filter((line) => line.startsWith(checker));
  for (const checker of four) {
    const whole = lines(await wholeFindings(page), checker);
    expect(lines(await checkerFindings(page), checker).length, checker).toBeLessThan(whole.length);
  }
});
