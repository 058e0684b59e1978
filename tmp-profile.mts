import { chromium } from 'playwright';
import { generatedEntities } from './mocks/legal-entities/registry.ts';
const what = process.argv[2] ?? 'start'; const width = 1280; const rate = 4;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--font-render-hinting=none'] });
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:5300', locale: 'bs-BA', viewport: { width, height: 900 } });
const page = await context.newPage();
await page.request.post('http://127.0.0.1:5305/login', { form: { user: 'citizen', redirectTo: 'http://127.0.0.1:5300/bs' }, maxRedirects: 0 });
await page.goto('/bs/provjera-liste');
const list = generatedEntities().slice(0, 300).map((e) => `${e.shortName}\t${e.jib}`).join('\n');
await page.getByRole('textbox', { name: 'Lista pravnih lica' }).fill(list);
await page.getByRole('button', { name: 'Provjerite 300 redova' }).waitFor();
const cdp = await context.newCDPSession(page);
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
async function profile(act: () => Promise<void>, ms: number) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.waitForTimeout(500);
  await cdp.send('Profiler.start'); await act(); await page.waitForTimeout(ms);
  const { profile: p } = await cdp.send('Profiler.stop') as any;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const nodes = new Map<number, any>(p.nodes.map((n: any) => [n.id, n])); const self = new Map<number, number>();
  p.samples.forEach((id: number, i: number) => self.set(id, (self.get(id) ?? 0) + p.timeDeltas[i] / 1000));
  const total = (n: any): number => n.total ??= (self.get(n.id) ?? 0) + (n.children ?? []).reduce((s: number, c: number) => s + total(nodes.get(c)), 0);
  const root = p.nodes[0]; total(root);
  const min = Number(process.argv[3] ?? 12);
  const skip = /recursively|OnFiber|performUnit|workLoop|renderRoot|updateFunction|renderWithHooks|beginWork|updateSimple|updateMemo/;
  const print = (n: any, d: number) => { if (n.total < min) return; const f = n.callFrame; if (skip.test(f.functionName)) { for (const c of (n.children ?? []).map((x: number) => nodes.get(x)).sort((a: any, b: any) => b.total - a.total)) print(c, d); return; } if (f.functionName !== '(idle)') console.log(' '.repeat(Math.min(d, 60)) + `${f.functionName || '(anon)'} ${f.url.split('/').pop()?.slice(0, 18)}:${f.lineNumber} total ${Math.round(n.total)} self ${Math.round(self.get(n.id) ?? 0)}`); for (const c of (n.children ?? []).map((x: number) => nodes.get(x)).sort((a: any, b: any) => b.total - a.total)) print(c, d + 1); };
  print(root, 0);
  const flat = new Map<string, number>(); for (const n of p.nodes) { const k = `${n.callFrame.functionName} ${n.callFrame.url.split('/').pop()?.slice(0, 20)}:${n.callFrame.lineNumber}`; flat.set(k, (flat.get(k) ?? 0) + (self.get(n.id) ?? 0)); }
  console.log([...flat].sort((a, b) => b[1] - a[1]).slice(0, 25).map(([k, v]) => `${Math.round(v)} ${k}`).join('\n'));
}
if (what === 'reload') {}
if (what === 'start') { await page.getByRole('button', { name: 'Provjerite 300 redova' }).scrollIntoViewIfNeeded(); const b = (await page.getByRole('button', { name: 'Provjerite 300 redova' }).boundingBox())!; await profile(() => page.mouse.click(b.x + 20, b.y + 10), 600); }
else {
  await page.getByRole('button', { name: 'Provjerite 300 redova' }).click();
  await page.getByText('Provjera je završena').first().waitFor({ timeout: 170000 });
  if (what === 'all') await profile(() => page.evaluate(() => { [...document.querySelectorAll('label')].find((b) => b.textContent?.includes('Odaberite sve'))?.click(); }), 2000);
  if (what === 'row') await profile(() => page.evaluate(() => { (document.querySelectorAll('tbody input')[2] as any).click(); }), 1500);
  if (what === 'type') { await page.getByRole('searchbox', { name: 'Tekst u bilo kojem polju' }).focus(); await profile(() => page.keyboard.type('h'), 1500); }
}
await browser.close();
