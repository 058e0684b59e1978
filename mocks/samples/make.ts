import { writeFile } from 'node:fs/promises';
import { decisionWorkbook, encryptedShell, pdfDocument, programStart, wordDocument } from './documents.ts';
import { FOUR_HUNDRED_FAULTS, OLD_FAULTS, ONE_FAULT, TWELVE_FAULTS } from './faults.ts';
import { fillSample, YEARLY, YEARLY_OLD } from './fill-sample.ts';

// Writes the committed sample set of the report control: `npx node mocks/samples/make.ts`. Run it again when the form
// or the register of legal entities changes; tests/mocks/report-control.test.ts says when it is due.

const BANKRUPTCY_OPENING = 15;
const CONSOLIDATED_OLD = 4;

const samples: Record<string, Uint8Array> = {
  'correct.xlsx': await fillSample(YEARLY),
  'bankruptcy.xlsx': await fillSample({ old: false, reportType: BANKRUPTCY_OPENING }),
  'errors-1.xlsx': await fillSample(YEARLY, ONE_FAULT),
  'errors-12.xlsx': await fillSample(YEARLY, TWELVE_FAULTS),
  'errors-400.xlsx': await fillSample(YEARLY, FOUR_HUNDRED_FAULTS),
  'wrong-id.xlsx': await fillSample(YEARLY, { general: { reportId: '42-5308642037-37-2025' } }),
  'old-format.xlsx': await fillSample(YEARLY_OLD),
  'old-format-2.xlsx': await fillSample({ old: true, reportType: CONSOLIDATED_OLD }),
  'old-errors.xlsx': await fillSample(YEARLY_OLD, OLD_FAULTS),
  'renamed-exe.xlsx': programStart(),
  'empty.xlsx': new Uint8Array(),
  'encrypted.xlsx': encryptedShell(),
  'notes.docx': await wordDocument('Bilješke uz finansijske izvještaje', [
    'Osnova za prezentaciju.',
    'Računovodstvene politike.',
  ]),
  'annual-report.pdf': await pdfDocument('Godisnji izvjestaj o poslovanju'),
  'profit-decision.xlsx': await decisionWorkbook(),
  'adoption-decision.docx': await wordDocument('Odluka o usvajanju finansijskih izvještaja', [
    'Finansijski izvještaji se usvajaju.',
  ]),
};

for (const [name, bytes] of Object.entries(samples)) await writeFile(new URL(name, import.meta.url), bytes);
