import { writeFile } from 'node:fs/promises';
import { createDocument } from '../../mocks/bankruptcy/pdf.ts';
import { button, callsTo, expect, heading, orderReplies, signIn, test } from './fixtures.ts';

const DAY = '2001-03-31';
/** Types whose title in a document of the agency in a box is the portal's name for them. */
const TYPES = [11, 12, 15, 16];
const GOOD = 25;

test('a morning with thirty PDFs: three broken, two of an unknown jib, one answered by 500, one by a page, one cut line', async ({
  engine,
}, info) => {
  const written = async (name: string, legalEntityId: number, documentTypeId: number) => {
    await writeFile(
      info.outputPath(name),
      await createDocument({ id: 1, legalEntityId, documentTypeId, submittedOn: DAY }),
    );
    return info.outputPath(name);
  };
  const files = await Promise.all(
    Array.from({ length: GOOD }, (_, at) => written(`podnesak-${at}.pdf`, 10_001 + at, TYPES[at % TYPES.length] ?? 11)),
  );
  // The names say a jib that nobody has; none of these is a PDF that can be opened.
  const unknown = ['4299999999991', '4299999999992'];
  const unknownNames = unknown.map((jib) => `${jib} ${DAY} Opća zabrana raspolaganja.pdf`);
  for (const [at, name] of [...unknownNames, 'ostecen.pdf', 'prekinut.pdf', 'stranica.pdf'].entries()) {
    await writeFile(info.outputPath(name), `%PDF-1.7\n${at}\n%%EOF\n`);
    files.push(info.outputPath(name));
  }

  await signIn(engine, /moderator|urednik|registar/i);
  await engine.open('/bs/pristigli-dokumenti');
  for (const path of files) await engine.upload(/Odaberite PDF datoteke/, path);
  await engine.sees(/za potvrdu: 25 · ne mogu se pročitati: 5/);
  // The engine has painted the first page of each that can be opened.
  await engine.until('the pictures', () =>
    engine.driver.run((count) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main ol img')];
      return pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 100).length === count;
    }, GOOD),
  );
  await engine.click(button(/^Potvrđujte redom \(30\)/));
  for (let confirmed = 1; confirmed <= GOOD; confirmed++) {
    await engine.until('a complete document', () =>
      engine.driver.run(() => document.activeElement?.hasAttribute('data-confirm') ?? false),
    );
    await engine.sees(/Prijedlog iz teksta dokumenta/);
    await engine.driver.press('Enter');
    await engine.sees(new RegExp(`spremno: ${confirmed}`));
  }
  // A jib that nobody has, offered from the name of a file that cannot be read, cannot be confirmed.
  for (const jib of unknown) {
    await engine.click(button(new RegExp(`^${jib}\\s*$`)));
    await engine.sees(/s unesenim JIB-om ne postoji/);
    await engine.driver.press('Enter');
    await engine.sees(new RegExp(`spremno: ${GOOD}`));
    await engine.click(button('Preskočite'));
  }
  await engine.sees(/Dokument se ne može otvoriti/);

  // Firefox itself repeats a call whose kept connection breaks before the answer; no page can prevent that.
  const repeated = info.project.name === 'firefox' ? 1 : 0;
  const unknownOutcomes = 2 - repeated;
  await orderReplies('/documents', ['agency', 'failed', 'page', 'cut']);
  await engine.click(button(`Pošaljite spremne dokumente (${GOOD})`));
  await engine.find(heading(`Red: ${6 + unknownOutcomes}`));
  await engine.sees(new RegExp(`ishod nepoznat: ${unknownOutcomes} · nije dodano: 1`));
  await engine.sees(/Na serveru je došlo do greške/);
  await engine.sees(/Nije poznato da li je dokument dodan/);
  expect(await callsTo('/documents')).toBe(GOOD + repeated);

  // What did not arrive is sent again with one press; what is unknown only after a question.
  await engine.click(button(/^Pošaljite ponovo/));
  await engine.find(heading(`Red: ${5 + unknownOutcomes}`));
  await engine.click(button(/^Provjerite registar/));
  await engine.sees(/već jednom poslan, a ne zna se da li je dodan/);
  expect(await callsTo('/documents')).toBe(GOOD + repeated + 1);

  // What was sent is remembered, as added and as unknown.
  await engine.find(heading(`Poslani dokumenti: ${GOOD}`));
  await engine.until('all but the unknown ones added', () =>
    engine.driver.run(
      (all, unclear) => {
        const text = document.querySelector('main table')?.textContent ?? '';
        return text.split('Dodano').length - 1 === all - unclear && text.split('Ishod nepoznat').length - 1 === unclear;
      },
      GOOD,
      unknownOutcomes,
    ),
  );
});
