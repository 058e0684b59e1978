import { PDFDocument, StandardFonts } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { textOfPdf } from '#features/registers/bankruptcy/inbox/pdf/pdf-text.ts';
import { propose } from '#features/registers/bankruptcy/inbox/proposals/propose.ts';
import { type CourtDocument, courtDocument, SPOILS, TYPES } from './court-documents.ts';

const ALL = Array.from({ length: 26 }, (_, at) => at * 3);
const spoils = Object.entries(SPOILS);

/** What is proposed falsely, and the shares of documents with a proposal. */
function judge(documents: readonly CourtDocument[]) {
  const wrong: string[] = [];
  const counts = { jib: 0, date: 0, type: 0 };
  for (const { name, text, jib, day, type } of documents) {
    const proposed = propose({ name, text, types: TYPES });
    const check = (field: keyof typeof counts, value: string | undefined, right: string) => {
      if (value === undefined) return;
      counts[field]++;
      if (value !== right) wrong.push(`${field} ${value} of ${text}`);
    };
    check('jib', proposed.jib?.value, jib);
    check('date', proposed.date?.value, day);
    check('type', proposed.documentTypeId?.value, String(type));
  }
  const share = (count: number) => count / documents.length;
  return { wrong, jib: share(counts.jib), date: share(counts.date), type: share(counts.type) };
}

describe('proposals from documents of courts', () => {
  test.each(spoils)('with one jib and one day nothing is proposed falsely, and most is proposed: %s', (_, spoil) => {
    const { wrong, jib, date, type } = judge(
      ALL.map((at) => courtDocument(at)).map((document) => ({ ...document, text: spoil(document.text) })),
    );
    expect(wrong).toEqual([]);
    expect(jib).toBeGreaterThanOrEqual(0.8);
    expect(date).toBeGreaterThanOrEqual(0.7);
    expect(type).toBeGreaterThanOrEqual(0.7);
  });

  test.each(spoils)('with another jib and another day, read or unread, neither is proposed: %s', (_, spoil) => {
    const documents = ALL.map((at) => courtDocument(at, { jib: true, day: true }));
    const { wrong, jib, date } = judge(documents.map((document) => ({ ...document, text: spoil(document.text) })));
    expect(wrong).toEqual([]);
    expect([jib, date]).toEqual([0, 0]);
  });

  test('what is not proposed is offered', () => {
    for (const at of ALL) {
      const { text, jib, day } = courtDocument(at, { jib: true, day: true });
      const { others } = propose({ name: 'x.pdf', text, types: TYPES });
      expect(others.jib).toContain(jib);
      expect(others.date).toContain(day);
    }
  });
});

/** A PDF with lines of text, form fields and a note. */
async function pdfOf(parts: { lines?: string[]; fields?: string[]; note?: string; labels?: string[] }) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  (parts.lines ?? []).forEach((line, at) => page.drawText(line, { x: 60, y: 780 - at * 20, size: 11, font }));
  const form = pdf.getForm();
  (parts.fields ?? []).forEach((value, at) => {
    const y = 500 - at * 40;
    const label = parts.labels?.[at];
    if (label) page.drawText(label, { x: 60, y: y + 5, size: 11, font });
    const field = form.createTextField(`field ${at}`);
    field.setText(value);
    field.addToPage(page, { x: 200, y, width: 200, height: 20 });
  });
  if (parts.note !== undefined) {
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [400, 700, 420, 720] };
    const annotation = pdf.context.obj({ ...note, Contents: (await import('pdf-lib')).PDFString.of(parts.note) });
    page.node.addAnnot(pdf.context.register(annotation));
  }
  const task = getDocument({ data: await pdf.save(), verbosity: 0 });
  const read = await textOfPdf(await task.promise);
  await task.destroy();
  return propose({ name: 'x.pdf', ...read, types: TYPES });
}

const JIB = '4200000000019';
const OTHER = '4200000000027';

describe('proposals from real PDFs', () => {
  test('values of form fields are read, beside their labels and without', async () => {
    const fields = [JIB, '12.03.2026.', 'Plan restrukturiranja'];
    for (const labels of [[], ['JIB:', 'Datum dostave:', 'Vrsta dokumenta:']]) {
      const { jib, date, documentTypeId } = await pdfOf({ fields, labels });
      expect([jib?.value, date?.value, documentTypeId?.value]).toEqual([
        JIB,
        '2026-03-12',
        String(TYPES.findIndex(({ names }) => names[0] === 'Plan restrukturiranja') + 1),
      ]);
    }
  });

  test.each([
    ['text and a field', { lines: [`JIB: ${OTHER}`], fields: [JIB] }],
    ['text and a note', { lines: [`JIB: ${OTHER}`], note: `Ispravan JIB je ${JIB}` }],
    ['two fields', { fields: [JIB, OTHER] }],
    ['boxes of fields', { lines: [`Upravnik ${OTHER}`], labels: ['JIB:'], fields: Array.from(JIB) }],
    ['digits wide apart', { lines: [`JIB: ${Array.from(JIB).join('   ')}`, `Upravnik ${OTHER}`] }],
    [
      'a label without a number',
      { lines: ['JIB:', ...Array.from({ length: 9 }, () => 'Tekst rjesenja suda u predmetu.'), OTHER] },
    ],
    ['a number over two lines', { lines: ['JIB 420000000-', '0019', `Upravnik ${OTHER}`] }],
  ])('two jibs in one document propose none: %s', async (_, parts) => {
    expect((await pdfOf(parts)).jib).toBeNull();
  });

  test.each([
    ['text and a field', { lines: ['Sarajevo, 5. I 2026.'], fields: ['12.03.2026.'] }],
    ['text and a note', { lines: ['Sarajevo, 12.03.2026.'], note: 'Zaprimljeno 13.03.26.' }],
    ['a field in words', { lines: ['Sarajevo, 12.03.2026.'], fields: ['petog januara 2026. godine'] }],
  ])('two days in one document propose none: %s', async (_, parts) => {
    expect((await pdfOf(parts)).date).toBeNull();
  });
});
