import { chromium, type Page } from 'playwright';
import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedEntities } from './mocks/legal-entities/registry.ts';
const label = process.argv[2] ?? 's0'; const lang = (process.argv[3] ?? 'bs') as 'bs' | 'hr' | 'en'; const width = Number(process.argv[4] ?? 1440);
const out = `/tmp/pics-list/hour-${label}-${lang}-${width}`; mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--font-render-hinting=none'] });
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:5300', locale: 'bs-BA', timezoneId: 'Europe/Sarajevo', viewport: { width, height: 900 }, acceptDownloads: true });
const page = await context.newPage();
page.setDefaultTimeout(60000);
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => { if (m.type() === 'error' && !/Failed to load|net::ERR/.test(m.text())) console.log('CONSOLE', m.text().slice(0, 200)); });
let n = 0;
const snap = async (name: string, full = false) => { n++; await page.waitForTimeout(400); await page.screenshot({ path: `${out}/${String(n).padStart(2, '0')}-${name}.png`, fullPage: full }); };
await page.request.post('http://127.0.0.1:5305/login', { form: { user: 'citizen', redirectTo: 'http://127.0.0.1:5300/bs' }, maxRedirects: 0 });
const all = generatedEntities();
const pick = all.filter((_, i) => i % 5 === 0).slice(0, 180);
const lines: string[] = ['Poštovani,', 'molim provjerite firme iz priloga:', 'R.br.\tNaziv\tID broj\tIznos'];
pick.forEach((e, i) => {
  const j = e.jib;
  const forms = [`${i + 1}.\t${e.shortName}\t${j}\t${1000 + i},50`, `${i + 1}. ${e.shortName}, JIB: ${j}`, `${i + 1}\t${e.shortName}\t${j.replace(/(\d{4})(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 $4')}`, `ID broj ${j.slice(0, 4)}-${j.slice(4)}`, j];
  lines.push(forms[i % 5]!);
});
const x = all[7]!, y = all[13]!, z = all[23]!;
lines.push(
  `Bez nula 1\t200000000005`, `Bez nula 2\t0420000005`.replace('0420000005', '420000005'), `Bez nula 3\t42000000005`, 
  `PDV ${x.jib.slice(1)}`, `${y.shortName}\tPDV broj ${y.jib.slice(1)}`, `${z.shortName}\t4,2E+12`,
  pick[0]!.jib, `JIB ${pick[3]!.jib}`, pick[10]!.shortName,
  '4299999999999', 'Nepoznata\t4288888888888', '4277777777777',
  x.shortName.replace('d.o.o.', 'doo'), 'Hrastt', 'Hrast', y.shortName.slice(0, -3), 'Bosna Promt',
  'Srdačan pozdrav,', 'Amra Hodžić, tel. 033 123 456', '-- \nOva poruka je povjerljiva: ne prosljeđujte je.',
);
await page.goto(`/${lang}/${lang === 'en' ? 'list-check' : 'provjera-liste'}`);
await page.locator('main textarea').waitFor();
await page.locator('main textarea').fill(lines.join('\n'));
await page.waitForTimeout(500);
await snap('entry', true);
await page.locator('main details summary').first().click(); await snap('entry-details', true);
const start = page.locator('main button[type=submit]');
console.log('start:', await start.innerText(), '|', await page.locator('main [role=status]').allInnerTexts());
await start.click();
await page.waitForTimeout(1500); await snap('running');
await page.locator('section [role=status], section').first().waitFor();
const done = page.getByText(/Provjera je završena|The check is complete/).first();
await done.waitFor({ timeout: 300000 }); await snap('done'); await snap('done-full', true);
console.log('done:', await done.innerText());
const todo = page.getByRole('button', { name: /^(Riješite|Resolve)/ });
console.log('todo:', (await todo.count()) ? await todo.innerText() : 'none');
if (await todo.count()) {
  await todo.click(); const dialog = page.getByRole('dialog'); await dialog.waitFor(); 
  for (let step = 0; step < 30 && (await dialog.count()); step++) {
    if (step < 12) await snap(`resolve-${step}`);
    console.log('  ', (await dialog.innerText()).replace(/\s+/g, ' ').slice(0, 200));
    const radios = dialog.getByRole('radio');
    if (await radios.count()) { await radios.first().check(); await dialog.locator('button[type=submit]').click(); }
    else if (step % 3 === 0) { await dialog.getByRole('textbox').fill(all[40 + step]!.jib); await dialog.locator('button[type=submit]').click(); }
    else if (await dialog.getByRole('button', { name: /Preskočite|Skip/ }).count()) await dialog.getByRole('button', { name: /Preskočite|Skip/ }).click();
    else await dialog.getByRole('button', { name: /Uklonite red|Remove the row|Uklonite redak/ }).click();
    await page.waitForTimeout(500);
    if (step === 14) break;
  }
  if (await dialog.count()) { await page.keyboard.press('Escape'); await page.waitForTimeout(400); }
  await done.waitFor({ timeout: 100000 });
}
await snap('resolved');
const c = (name: RegExp) => page.locator('thead button').filter({ hasText: name });
if (width >= 1100) { await c(/Rezultat|Result/).click(); await page.waitForTimeout(800); await snap('sorted-result'); }
await page.getByRole('searchbox').last().fill('stečaj'); await page.waitForTimeout(900); await snap('filter-stecaj');
await page.getByRole('searchbox').last().fill(''); await page.waitForTimeout(900);
await page.locator('label', { hasText: /Samo redovi|Only rows|Samo redci/ }).click(); await page.waitForTimeout(600); await snap('only-todo');
await page.locator('label', { hasText: /Samo redovi|Only rows|Samo redci/ }).click(); await page.waitForTimeout(800);
for (const at of [0, 1, 2, 3]) await page.locator('tbody input[type=checkbox]').nth(at).check();
await page.waitForTimeout(500); await snap('four-selected');
await page.getByRole('button', { name: /Na popis praćenih|Into the watch list|Na popis/ }).first().click(); await page.waitForTimeout(600);
await page.getByRole('button', { name: /U poređenje|Into the comparison|U usporedbu/ }).click(); await page.waitForTimeout(800); await snap('watched-compared');
// export
await page.getByRole('button', { name: /Preuzmite tabelu|Download the table|Preuzmite tablicu/ }).click(); await page.getByRole('dialog').waitFor(); await snap('export');
for (const format of [/CSV/, /Excel|xlsx/]) {
  await page.getByRole('dialog').getByRole('radio', { name: format }).check();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: /Preuzmite datoteku|Download the file|Preuzmite/ }).last().click()]);
  await file.saveAs(`${out}/${file.suggestedFilename()}`); console.log('saved', file.suggestedFilename());
  if (!(await page.getByRole('dialog').count()) && format.source === 'CSV') { await page.getByRole('button', { name: /Preuzmite tabelu|Download the table|Preuzmite tablicu/ }).click(); await page.getByRole('dialog').waitFor(); }
}
await page.keyboard.press('Escape'); await page.waitForTimeout(500);
await page.emulateMedia({ media: 'print' }); await page.pdf({ path: `${out}/list.pdf`, format: 'A4' }).catch((e) => console.log(String(e))); await page.emulateMedia({ media: 'screen' });
// compare
await page.getByRole('link', { name: /^(Uporedite|Compare|Usporedite)/ }).click(); await page.locator('h1').waitFor(); await page.waitForTimeout(3500); await snap('compare', true);
const use = page.getByRole('button', { name: /Koristite ove podatke|Use these figures|Upotrijebite/ }).first();
await use.click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(1200); await snap('compare-figures');
for (const format of [/SVG/, /PNG/, /ZIP|sve zajedno|Everything|Sve/]) {
  const radio = page.getByRole('dialog').getByRole('radio', { name: format }); if (!(await radio.count())) { console.log('no', format); continue; }
  await radio.first().check();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: /Preuzmite datoteku|Download the file/ }).click()]);
  await file.saveAs(`${out}/${file.suggestedFilename()}`); console.log('saved', file.suggestedFilename());
}
await page.keyboard.press('Escape');
writeFileSync(`${out}/selected.txt`, page.url());
// four stories
for (const id of [10015, 10048, 10001, 10120]) {
  await page.goto(`/${lang}/${lang === 'en' ? 'business-entities-profile' : 'profil-pravnih-lica'}/${id}`); await page.locator('h1').waitFor(); await page.waitForTimeout(3500); await snap(`profile-${id}`, true);
  console.log(id, (await page.locator('section', { has: page.getByRole('heading', { name: /Ukratko|In short/ }) }).first().innerText().catch(() => 'no summary')).replace(/\s+/g, ' '));
  await page.pdf({ path: `${out}/profile-${id}.pdf`, format: 'A4' });
}
await page.goto(`/${lang}/${lang === 'en' ? 'watch-list' : 'popis-pracenja'}`); await page.waitForTimeout(4000); await snap('watch-list', true);
await browser.close();
