import type { AgencyLanguage } from '../call.ts';
import { labels, type Labels } from '../workbooks/labels.ts';
import { readReportId } from '../workbooks/report-id.ts';
import { controlReport, isFault, type ControlResult } from './control.ts';
import { faultOf, type Extension, type FileFault, type Upload } from './file-kinds.ts';

/** Report types that need no notes: bankruptcy and liquidation (R3.10). */
const NOTES_NOT_OBLIGATORY: readonly number[] = [15, 16, 17, 18, 27, 33, 34, 35, 36, 45];

const DOCUMENT: readonly Extension[] = ['docx', 'doc', 'pdf'];
/** The parts of a submission by the prefix of the file name, with their allowed kinds (R3.10, R5). */
const KINDS = {
  MFI_: ['xlsx'],
  BFI_: DOCUMENT,
  GIP_: DOCUMENT,
  RPR_: ['xlsx'],
  UIF_: DOCUMENT,
} as const satisfies Record<string, readonly Extension[]>;
type Prefix = keyof typeof KINDS;

const NO_MAIN = labels(
  'Nedostaje glavni izvještaj (MFI_).',
  'Nedostaje glavno izvješće (MFI_).',
  'The main report (MFI_) is missing.',
);
const NO_NOTES = labels(
  'Nedostaju bilješke uz finansijske izvještaje (BFI_).',
  'Nedostaju bilješke uz financijska izvješća (BFI_).',
  'The notes to the financial statements (BFI_) are missing.',
);

/** Checks the files of a submission (R4.8): returns the main report, or why the submission is refused. */
export async function examineSubmission(
  uploads: readonly Upload[],
  language: AgencyLanguage,
): Promise<ControlResult | FileFault> {
  const byKind = new Map<Prefix, Upload>();
  for (const upload of uploads) {
    const prefix = prefixOf(upload.name);
    if (!prefix) return refused(upload.name, labels('naziv nema poznat prefiks.', '', 'the name has no known prefix.'));
    if (byKind.has(prefix))
      return refused(
        upload.name,
        labels(
          `dozvoljena je samo jedna datoteka ${prefix}.`,
          `dopuštena je samo jedna datoteka ${prefix}.`,
          `only one ${prefix} file is allowed.`,
        ),
      );
    const fault = faultOf(upload, KINDS[prefix]);
    if (fault) return fault;
    byKind.set(prefix, upload);
  }
  const main = byKind.get('MFI_');
  if (!main) return { status: 400, text: NO_MAIN };
  const result = await controlReport({ ...main, name: main.name.slice('MFI_'.length) }, false, language);
  if (isFault(result)) return result;
  if (result.errors.length > 0) return refused(main.name, withErrors(result.errors.length));
  const type = readReportId(result.id)?.reportType;
  if (!byKind.has('BFI_') && !NOTES_NOT_OBLIGATORY.some((id) => id === type)) return { status: 400, text: NO_NOTES };
  return result;
}

function prefixOf(name: string): Prefix | undefined {
  return (Object.keys(KINDS) as Prefix[]).find((prefix) => name.startsWith(prefix));
}

function withErrors(count: number): Labels {
  return labels(
    `izvještaj nije ispravan (broj grešaka: ${count}).`,
    `izvješće nije ispravno (broj pogrešaka: ${count}).`,
    `the report is not correct (number of errors: ${count}).`,
  );
}

function refused(name: string, text: Labels): FileFault {
  return { status: 400, text: labels(`${name}: ${text.bs}`, `${name}: ${text.hr}`, `${name}: ${text.en}`) };
}
