import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { generatedEntities } from '../mocks/legal-entities/registry.ts';
import { expectListening, openPage, signIn, test } from './fixtures.ts';
import { chooseCreator, chooseReport } from './template-steps.ts';

const DIR = '/tmp/pics-edges';
mkdirSync(DIR, { recursive: true });
const NOTICES = ['urgent', 'info'].map((level) => ({ level, text: Object.fromEntries(['bs', 'hr', 'en'].map((lang) => [lang, lang === 'en' ? `The portal will not be available on Saturday from 8 to 12 (${level}).` : `Portal neće biti dostupan u subotu od 8 do 12 sati (${level}).`])) }));
const ROUTES: Record<string, Record<string, string>> = {
  bs: { home: '', register: 'profil-pravnih-lica', profile: 'profil-pravnih-lica/10048', map: 'interaktivna-mapa', control: 'kontrola-finansijskih-izvjestaja', templates: 'predlosci-finansijskih-izvjestaja', list: 'provjera-liste', search: 'search?topic=izvjestaj' },
};
ROUTES['hr'] = ROUTES['bs']!;
ROUTES['en'] = { home: '', register: 'business-entities-profile', profile: 'business-entities-profile/10048', map: 'interactive-map', control: 'financial-reports-control', templates: 'financial-reports-templates', list: 'list-check', search: 'search?topic=izvjestaj' };
const at = (lang: string, name: string) => `/${lang}/${ROUTES[lang]![name]}`;
const root = (page: Page, size: number) => page.addInitScript((px) => document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${px}px`)), size);
const settle = async (page: Page) => { await page.waitForLoadState('networkidle').catch(() => {}); await page.waitForTimeout(700); };
const shot = (page: Page, name: string, fullPage = false) => page.screenshot({ path: `${DIR}/${name}.png`, fullPage });

async function basket(page: Page) {
  for (const id of [10001, 10008]) {
    await openPage(page, `/bs/profil-pravnih-lica/${id}`);
    await page.getByRole('button', { name: 'Dodajte za poređenje' }).press('Enter');
  }
}
async function batch(page: Page, lang: string) {
  await chooseCreator(page).catch(() => {});
  const clients = generatedEntities().slice(0, 3).map(({ jib, shortName }) => ({ jib, name: shortName, legalEntityTypeId: 1, reportingStandard: 1 }));
  const open = page.locator('summary').filter({ hasText: /Uvoz|Import/ });
  await open.first().click();
  await page.locator('input[type=file]').setInputFiles({ name: 'k.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ clients })) });
  await page.getByRole('checkbox', { name: /3/ }).first().check();
  if (lang === 'bs') await chooseReport(page).catch(() => {});
}

for (const lang of ['bs', 'hr', 'en'])
  for (const [w, h, px] of [[320, 256, 16], [320, 256, 32], [390, 844, 32], [390, 844, 16]] as const)
    test(`edges ${lang} ${w} ${h} ${px}`, async ({ page }) => {
      test.skip(!process.env['SHOTS']?.includes('edges'));
      await page.route('**/agency.json', (route) => route.fulfill({ json: { notices: NOTICES } }));
      await signIn(page, 'citizen');
      await root(page, px);
      await page.setViewportSize({ width: w, height: h });
      await basket(page);
      await openPage(page, at(lang, 'register'));
      await settle(page);
      await shot(page, `edges-${lang}-${w}x${h}-${px}-register-top`);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
      await page.waitForTimeout(300);
      await shot(page, `edges-${lang}-${w}x${h}-${px}-register-mid`);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(300);
      await shot(page, `edges-${lang}-${w}x${h}-${px}-register-end`);
      await openPage(page, at(lang, 'templates'));
      await batch(page, lang);
      await settle(page);
      await shot(page, `edges-${lang}-${w}x${h}-${px}-templates-mid`);
      await page.evaluate(() => document.querySelector('[class*=_bar_]')?.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(300);
      await shot(page, `edges-${lang}-${w}x${h}-${px}-templates-bar`);
    });

for (const name of ['home', 'map', 'profile', 'search', 'list', 'control', 'register', 'templates'])
  test(`font32 ${name}`, async ({ page }) => {
    test.skip(!process.env['SHOTS']?.includes('font32'));
    await signIn(page, 'citizen');
    await root(page, 32);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, at('bs', name));
    await settle(page);
    await shot(page, `font32-${name}`, true);
  });

for (const name of ['home', 'map', 'profile', 'search', 'list', 'control', 'register', 'templates'])
  for (const width of [1440, 390])
    test(`dark ${name} ${width}`, async ({ page }) => {
      test.skip(!process.env['SHOTS']?.includes('dark'));
      await signIn(page, 'citizen');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, at(width === 390 ? 'en' : 'bs', name));
      for (let y = 0; y < 12; y++) { await page.mouse.wheel(0, 800); await page.waitForTimeout(120); }
      await settle(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await shot(page, `dark-${name}-${width}`, true);
    });

for (const name of ['home', 'map', 'profile', 'register', 'list', 'templates'])
  test(`print ${name}`, async ({ page }) => {
    test.skip(!process.env['SHOTS']?.includes('print'));
    await signIn(page, 'citizen');
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, at('bs', name));
    await settle(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await page.pdf({ path: `${DIR}/print-${name}.pdf`, format: 'A4', printBackground: false, margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } });
  });

const TEXTS: Record<string, string[]> = {
  about: ['o-nama-new', 'about-us-new'], credit: ['bonitetna-ocjena', 'credit-rating'], privacy: ['privatnost', 'privacy'], contact: ['kontaktirajte-nas', 'contact-us'], calculator: ['kalkulator-velicine', 'enterprise-size-calculator'], overview: ['standardni-pregled', 'standard-overview'], practice: ['praksa', 'internship'], price: ['cjenovnik', 'price-list'], search: ['search?topic=glavni', 'search?topic=glavni'], publications: ['publikacije', 'publications'],
};
for (const [name, [local, en]] of Object.entries(TEXTS))
  for (const lang of ['bs', 'hr', 'en'])
    test(`texts ${name} ${lang}`, async ({ page }) => {
      test.skip(!process.env['SHOTS']?.includes('texts'));
      await page.setViewportSize({ width: 1200, height: 900 });
      await openPage(page, `/${lang}/${lang === 'en' ? en : local}`);
      await settle(page);
      await shot(page, `texts-${name}-${lang}`, true);
    });
