import { resultItemOf } from '../legal-entities/profile.ts';
import type { LegalEntity } from '../legal-entities/generate.ts';
import { generatedEntities } from '../legal-entities/registry.ts';
import { reportTypeOf } from '../report-templates/report-types.ts';
import { makeTemplate } from '../report-templates/template.ts';
import { fillWorkbook, type Filling } from '../workbooks/fill-workbook.ts';
import { formFor } from '../workbooks/forms.ts';
import { plausibleReport } from '../workbooks/plausible-report.ts';

/** Form and report type of a sample; without `entity` it is the samples' own company. */
type SampleOf = { old: boolean; reportType: number; entity?: LegalEntity };

/** The yearly report of the new and of the old form. */
export const YEARLY: SampleOf = { old: false, reportType: 37 };
export const YEARLY_OLD: SampleOf = { old: true, reportType: 1 };

/** The company of the samples: the first of the register whose basic data are complete. */
export function sampleEntity(): LegalEntity {
  const entity = generatedEntities().find(
    (each) => each.legalEntityTypeId === 1 && each.jib.startsWith('42') && resultItemOf(each, 'bs').address,
  );
  if (!entity) throw new Error('the register has no company for the samples');
  return entity;
}

/** A report as accountants make it: the template for the jib, filled in, with `faults` written over it (see `fillWorkbook`). */
export async function fillSample(
  { old, reportType, entity = sampleEntity() }: SampleOf,
  faults: Pick<Filling, 'cells' | 'general'> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const type = reportTypeOf(reportType, old);
  if (!type) throw new Error(`report type ${reportType} is not on this list`);
  const template = await makeTemplate(
    {
      jib: entity.jib,
      entity,
      reportType: type,
      reportTypeName: type.name.bs,
      year: old ? 2020 : 2025,
      standard: 1,
      publicInterest: false,
      legalEntityTypeId: 1,
      creator: 'Javordolić (Alma) Ana; 10000/1',
      language: 'bs',
    },
    old,
  );
  return fillWorkbook(template, {
    general: { responsiblePerson: 'Brezagradić Luka', ...faults.general },
    sheets: plausibleReport(formFor(old), 7),
    ...(faults.cells ? { cells: faults.cells } : {}),
  });
}
