import { describe, expect, test } from 'vitest';
import { documentName, nameInArchive } from '#features/report-tools/templates/document-names.ts';
import { NEW_TEMPLATES, OLD_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import { documentUrl } from '#shared/config/document-url.ts';

test('old and new differ in years, notes, instruction and what follows a download (R2.8, R2.9, R9)', () => {
  const differences = [NEW_TEMPLATES, OLD_TEMPLATES].map(({ years, notes, instruction, followUp }) =>
    [years[0], years.at(-1), years.length, notes.length, instruction, followUp].join(' '),
  );
  expect(differences).toEqual([
    '2025 2003 23 2 uputstvo-za-racunovodje.pdf true',
    '2021 2003 19 1 uputstvo-za-racunovodje-2022.pdf false',
  ]);
});

describe('additional templates', () => {
  const files = (version: typeof NEW_TEMPLATES, lang: 'bs' | 'hr' | 'en') =>
    Object.fromEntries(version.documents.map(({ key, file }) => [key, file[lang]]));

  test('old: four Word files; bs and en share them, hr has its own', () => {
    expect(Object.keys(files(OLD_TEMPLATES, 'bs'))).toHaveLength(4);
    expect(Object.values(files(OLD_TEMPLATES, 'bs')).every((file) => file.endsWith('.docx'))).toBe(true);
    expect(files(OLD_TEMPLATES, 'en')).toEqual(files(OLD_TEMPLATES, 'bs'));
    for (const [key, file] of Object.entries(files(OLD_TEMPLATES, 'hr')))
      expect(file).not.toBe(files(OLD_TEMPLATES, 'bs')[key]);
  });

  test('new: seven, decisions are .xlsx, the two of associations are the hr files in English', () => {
    const [bs, hr, en] = (['bs', 'hr', 'en'] as const).map((lang) => files(NEW_TEMPLATES, lang));
    expect(Object.keys(bs ?? {})).toHaveLength(7);
    const decisions = Object.entries(bs ?? {}).filter(([key]) => !['notes', 'annualReport'].includes(key));
    expect(decisions.every(([, file]) => file.endsWith('.xlsx'))).toBe(true);
    const fromHr = Object.keys(en ?? {}).filter((key) => en?.[key] === hr?.[key]);
    expect(fromHr).toEqual(['excessExpenses', 'excessIncome']);
    for (const key of Object.keys(en ?? {}).filter((each) => !fromHr.includes(each))) expect(en?.[key]).toBe(bs?.[key]);
  });

  test('addresses are on the documents base, encoded; without a base there is none', () => {
    expect(documentUrl('a b/č.docx', 'https://d.example/x/')).toBe('https://d.example/x/a%20b%2F%C4%8D.docx');
    expect(documentUrl('a.docx', '')).toBeNull();
  });
});

describe('file names (R7, A47)', () => {
  const facts = { typeName: 'Privredna društva', jib: '0012345678901', year: 2025, estimateText: 'predračun' };

  test('the template is called after the legal entity type, the estimate after jib and year', () => {
    expect(documentName('template', facts)).toBe('Privredna društva.xlsx');
    expect(documentName('estimate', facts)).toBe('predračun - 0012345678901 2025.docx');
  });

  test('a hostile or missing type name cannot leave the folder', () => {
    expect(documentName('template', { ...facts, typeName: '../../etc\r\n/x' })).toBe('etc x.xlsx');
    expect(documentName('template', { ...facts, typeName: '' })).toBe('predlozak.xlsx');
  });

  test('in an archive the file says the client and the year', () => {
    expect(nameInArchive('template', 'Breza d.o.o.', facts)).toBe(
      'Breza d.o.o. - 0012345678901 - Privredna društva 2025.xlsx',
    );
    expect(nameInArchive('estimate', 'Breza/../d.d.', facts)).toBe(
      'Breza .. d.d. - 0012345678901 - predračun 2025.docx',
    );
    expect(nameInArchive('template', 'Ž'.repeat(300), facts)).toMatch(/^Ž{50} - 0012345678901 - .* 2025\.xlsx$/);
  });
});
