import { chromium } from 'playwright';
import { summary, tree } from './tmp-trace.mts';
import { generatedEntities } from './mocks/legal-entities/registry.ts';
const rate = Number(process.argv[2] ?? 4); const times = rate === 1 ? 4 : 1; const stateFile = '/tmp/list/state.json';
import { existsSync } from 'node:fs';
const width = Number(process.argv[3] ?? 1280);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--font-render-hinting=none'] });
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:5300', locale: 'bs-BA', timezoneId: 'Europe/Sarajevo', viewport: { width, height: 900 }, ...(process.argv[4] === 'done' && existsSync(stateFile) && { storageState: stateFile }) });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
await page.request.post('http://127.0.0.1:5305/login', { form: { user: 'citizen', redirectTo: 'http://127.0.0.1:5300/bs' }, maxRedirects: 0 });
await page.addInitScript(() => {
  const w = window as any; w.tasks = []; w.events = [];
  new PerformanceObserver((l) => { for (const e of l.getEntries()) w.tasks.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any) w.events.push([e.name, Math.round(e.duration), Math.round(e.processingEnd - e.processingStart)]); }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as any);
});
await page.goto('/bs/provjera-liste');
const done = process.argv[4] === 'done' && existsSync(stateFile);
if (!done) {
await page.getByRole('textbox', { name: 'Lista pravnih lica' }).waitFor();
const list = generatedEntities().slice(0, 300).map((e) => `${e.shortName}\t${e.jib}`).join('\n');
await page.getByRole('textbox', { name: 'Lista pravnih lica' }).fill(list);
await page.getByRole('button', { name: 'Provjerite 300 redova' }).waitFor();
}
const cdp = await context.newCDPSession(page);

let on = false;
async function at(locator: any) { await locator.scrollIntoViewIfNeeded(); const b = await locator.boundingBox(); return { x: b.x + Math.min(b.width / 2, 12), y: b.y + b.height / 2 }; }
const results: string[] = [];
async function step(name: string, locator: any | null, act?: () => Promise<void>, settle = 1500) {
  const place = locator ? await at(locator) : null;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.waitForTimeout(400);
  await page.evaluate(() => { const w = window as any; w.tasks = []; w.events = []; });
  await page.waitForTimeout(200);
  const trace: any[] = []; const more = (d: any) => trace.push(...d.value);
  cdp.on('Tracing.dataCollected', more);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8'] } } as any);
  if (place) await page.mouse.click(place.x, place.y);
  await act?.();
  await page.waitForTimeout(settle);
  const complete = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
  await cdp.send('Tracing.end'); await complete; cdp.off('Tracing.dataCollected', more);
  const { tasks, events } = await page.evaluate(() => { const w = window as any; return { tasks: w.tasks, events: w.events }; });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const t = tasks.map((x: number[]) => x[1]).sort((a: number, b: number) => b - a);
  const e = events.filter((x: any[]) => /click|key|input|pointer(up|down)/.test(x[0])).sort((a: any, b: any) => b[1] - a[1])[0];
  const lines = summary(trace, 6).filter((line, i, all) => i === 0 || line.slice(0, 30) !== all[i - 1]!.slice(0, 30)).filter((_, i) => i % 2 === 0).slice(0, 2);
  if (process.env.TREE === name) { console.log(tree(trace)); process.exit(0); }
  console.log(name.padEnd(20), 'wall', t.slice(0, 4).join(' ').padEnd(20), '| event', (e ? `${e[0]} ${e[1]}` : '-').padEnd(18), '|', lines.join('  ||  '));
}
if (!done) {
await step('start', page.getByRole('button', { name: 'Provjerite 300 redova' }), undefined, 4000);
await step('running 5s', null, undefined, 5000);
await step('pause', page.getByRole('button', { name: 'Zaustavite' }));
await step('continue', page.getByRole('button', { name: 'Nastavite' }));
await page.getByText('Provjera je završena').first().waitFor({ timeout: 270000 });
await page.waitForTimeout(1500); await context.storageState({ path: stateFile, indexedDB: true });
} else await page.getByText('Provjera je završena').first().waitFor();
await page.waitForTimeout(2000);
const box = page.getByRole('searchbox', { name: 'Tekst u bilo kojem polju' });
await box.focus();
await step('type h', null, () => page.keyboard.type('h'), 2500);
await step('type r', null, () => page.keyboard.type('r'), 2500);
await step('clear', null, async () => { await page.keyboard.press('Backspace'); await page.keyboard.press('Backspace'); }, 3000);
await step('type burst', null, () => page.keyboard.type('sarajevo', { delay: 120 }), 3000);
await step('clear all', null, async () => { await page.keyboard.press('Control+A'); await page.keyboard.press('Delete'); }, 3000);
await step('select row', page.locator('tbody input').nth(2));
await step('select 2nd', page.locator('tbody input').nth(3));
const all = page.locator('label', { hasText: 'Odaberite sve prikazane' });
await step('select all', all, undefined, 2500);
await step('unselect all', all, undefined, 2500);
if (width >= 1024) await step('sort employees', page.locator('thead button', { hasText: 'Zaposleni' }), undefined, 2500);
if (width >= 1024) await step('sort down', page.locator('thead button', { hasText: 'Zaposleni' }), undefined, 2500);
const todo = page.locator('label', { hasText: 'Samo redovi' });
await step('only todo', todo, undefined, 2500);
await step('all again', todo, undefined, 2500);
await step('reload', null, async () => { await page.reload(); await page.locator('tbody tr').nth(2).waitFor(); }, 4000);
await browser.close();
