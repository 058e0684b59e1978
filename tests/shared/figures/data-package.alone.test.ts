import { Package, validate } from 'datapackage';
import { unzipSync } from 'fflate';
import { createInstance } from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { exportTable } from '#shared/export/export-table.ts';
import { dataPackage } from '#shared/figures/data-package.ts';
import { citation, figuresFile } from '#shared/figures/figures-files.ts';
import type { DescribedFigures } from '#shared/figures/figures-offer.ts';
import TEXTS from '#shared/figures/texts/bs.json' with { type: 'json' };
import { temporaryFolder } from '#tests/tooling/temporary-folder.ts';
import { figuresOf } from './figures-fixture.ts';

vi.mock('#shared/figures/picture-png.ts', () => ({ picturePng: () => Promise.resolve(new Blob(['png'])) }));
vi.mock('#shared/figures/picture.tsx', () => ({ pictureSvg: () => '<svg/>' }));

const i18n = createInstance();
await i18n.init({ lng: 'bs', resources: { bs: { figures: { citation: { short: TEXTS.citation.short } } } } });
const context = { lang: 'bs', t: i18n.t as never, i18n } as const;

async function filesOf(figures: DescribedFigures): Promise<Record<string, string>> {
  const zip = await figuresFile('zip', figures, context);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

/** The package as a program opens it: descriptor and files in a folder. */
async function openedPackage(figures: DescribedFigures) {
  const files = await filesOf(figures);
  return Package.load(JSON.parse(files['datapackage.json'] ?? ''), { basePath: temporaryFolder(files) });
}

const descriptorOf = (figures: DescribedFigures) =>
  dataPackage(figures, exportTable(figures.columns, figures.rows())) as Record<string, unknown>;

describe('everything together as a Frictionless Data Package', () => {
  test('the package holds data, codebook, picture, README and a descriptor without errors', async () => {
    const files = await filesOf(figuresOf());
    expect(Object.keys(files).toSorted()).toEqual(
      'README.md codebook.csv data.csv data.json data.xlsx datapackage.json picture.png picture.svg'.split(' '),
    );
    expect(await validate(JSON.parse(files['datapackage.json'] ?? ''))).toEqual({ valid: true, errors: [] });
  });

  test('the data has the types of the descriptor: codes keep zeros, unreadable and missing figures are missing', async () => {
    const opened = await openedPackage(figuresOf());
    expect(opened.errors).toEqual([]);
    const rows = await opened.getResource('data').read({ keyed: true });
    expect(rows.map((row) => row['2025'])).toEqual([1234.5, -7, null, null]);
    expect(rows[0]).toMatchObject({ JIB: '0053086619802', Naziv: 'Čelik; „đ" d.o.o.' });
    // A spreadsheet must not run it.
    expect(rows[1]).toMatchObject({ Naziv: '\'=HYPERLINK("http://x")' });
  });

  test('each key of the data is in the codebook, once, with its labels in three languages and the break of 2022', async () => {
    const opened = await openedPackage(figuresOf());
    const codebook = await opened.getResource('codebook').read({ keyed: true });
    expect(codebook[0]).toMatchObject({
      key: 'bS_Imovina',
      label_bs: 'Imovina',
      label_en: 'Assets',
      unit: 'KM',
      formula: null,
      break_2022: 'Samo od 2022.',
    });
    expect(await opened.getResource('data').checkRelations()).toBe(true);
  });

  test('no licence is named unless the agency’s file names one with its address', () => {
    expect(descriptorOf(figuresOf())).not.toHaveProperty('licenses');
    expect(descriptorOf(figuresOf({ licence: { title: 'Uz navođenje izvora', url: undefined } }))).not.toHaveProperty(
      'licenses',
    );
    expect(descriptorOf(figuresOf({ licence: { title: 'Otvorena', url: 'https://example.org/l' } }))).toMatchObject({
      licenses: [{ title: 'Otvorena', path: 'https://example.org/l' }],
    });
  });

  test.each(['', '…', 'Č/Ž ?.csv', 'x'])('the package has a valid name also for the title %j', async (fileName) => {
    expect((await validate(descriptorOf(figuresOf({ fileName })))).valid).toBe(true);
  });
});

describe('the citation', () => {
  const cited = (changes: Parameters<typeof figuresOf>[0] = {}) =>
    citation(figuresOf(changes), { t: i18n.t as never, lang: 'bs' });

  test('the full one says publisher, title, form, unit, day and address, and no notes', () => {
    const { full } = cited({ title: 'Imovina' });
    expect(full).toMatch(/^Agencija: Imovina\. Obrazac: Godišnji izvještaj\. Jedinica: KM\. .*25\.11\.2026\. https:/);
    expect(full).not.toContain('Promjena obrazaca');
  });

  test('the short one has no year, which would be that of the download and not of the figures', () => {
    expect(cited({ title: 'Imovina' }).short).toBe('Agencija: Imovina');
  });

  test('a licence is cited when the agency’s file names one', () => {
    const licence = { label: 'Uslovi korištenja', text: 'uz navođenje izvora' };
    expect(cited({ about: [licence] }).full).toContain('Uslovi korištenja: uz navođenje izvora');
    expect(cited().full).not.toContain('Uslovi korištenja');
  });
});
