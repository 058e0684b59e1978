import { writeFile } from 'node:fs/promises';
import { createDocument } from '../../mocks/bankruptcy/pdf.ts';
import { button, callsTo, expect, heading, orderReplies, signIn, test } from './fixtures.ts';

const DAY = '2001-03-31';
/** Types whose title in a document of the agency in a box is the portal's name for them. */
const TYPES = [11, 12, 15, 16];

test('a morning with six PDFs: one broken, one of an unknown jib, one answered by 500, one by a page', async ({
  engine,
}, info) => {
  const written = async (name: string, legalEntityId: number, documentTypeId: number) => {
    await writeFile(
      info.outputPath(name),
      await createDocument({ id: 1, legalEntityId, documentTypeId, submittedOn: DAY }),
    );
    return info.outputPath(name);
  };
  const good = ['prvi.pdf', 'drugi.pdf', 'treci.pdf', 'cetvrti.pdf'];
  // The name says a jib that nobody has; the document is no PDF that can be opened.
  const unknown = `4299999999991 ${DAY} Opća zabrana raspolaganja.pdf`;
  const files = await Promise.all(good.map((name, at) => written(name, 10_001 + at, TYPES[at] ?? 11)));
  for (const [name, text] of [
    [unknown, '%PDF-1.7\nx\n%%EOF\n'],
    ['ostecen.pdf', '%PDF-1.7\n%%EOF\n'],
  ] as const) {
    await writeFile(info.outputPath(name), text);
    files.push(info.outputPath(name));
  }

  await signIn(engine, /moderator|urednik|registar/i);
  await engine.open('/bs/pristigli-dokumenti');
  for (const path of files) await engine.upload(/Odaberite PDF datoteke/, path);
  await engine.sees(/za potvrdu: 6/);
  // The engine has painted the first page of each that can be opened.
  await engine.until('four pictures', () =>
    engine.driver.run(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main ol img')];
      return pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 100).length === 4;
    }),
  );
  await engine.click(button(/^Potvrđujte redom \(6\)/));
  for (const confirmed of [1, 2, 3, 4]) {
    await engine.until('a complete document', () =>
      engine.driver.run(() => document.activeElement?.hasAttribute('data-confirm') ?? false),
    );
    await engine.sees(/Prijedlog iz teksta dokumenta/);
    await engine.driver.press('Enter');
    await engine.sees(new RegExp(`spremno: ${confirmed}`));
  }
  // The jib that nobody has cannot be confirmed.
  await engine.sees(/s unesenim JIB-om ne postoji/);
  await engine.driver.press('Enter');
  await engine.sees(/spremno: 4/);
  await engine.click(button('Preskočite'));
  await engine.sees(/Dokument se ne može otvoriti/);

  await orderReplies('/documents', ['agency', 'failed', 'page', 'agency']);
  await engine.click(button('Pošaljite 4 spremna dokumenta'));
  await engine.find(heading('Red: 4 dokumenta'));
  await engine.sees(/nije dodano: 2/);
  await engine.sees(/Na serveru je došlo do greške/);
  await engine.sees(/Nije poznato da li je dokument dodan/);
  expect(await callsTo('/documents')).toBe(4);

  // What did not arrive is sent again with one press; what is unknown only after a question.
  await engine.click(button(/^Pošaljite ponovo/));
  await engine.find(heading('Red: 3 dokumenta'));
  await engine.click(button(/^Provjerite registar/));
  await engine.sees(/već jednom poslan, a ne zna se da li je dodan/);
  expect(await callsTo('/documents')).toBe(5);

  // The queue asks before it is left; what was sent is remembered, as added and as unknown.
  await engine.find(heading('4 poslana dokumenta'));
  await engine.until('three added, one unknown', () =>
    engine.driver.run(() => {
      const text = document.querySelector('main table')?.textContent ?? '';
      return text.split('Dodano').length === 4 && text.split('Ishod nepoznat').length === 2;
    }),
  );
});
