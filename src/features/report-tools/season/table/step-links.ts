import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import type { DeskItem, Step } from '../desk/next-step.ts';

/** The templates with the client and the accounting period filled in; the hash keeps the focus on the form. */
export const templateHref = ({ jib }: Pick<DeskItem, 'jib'>, period: number, lang: Lang): string =>
  `${href('templates', lang, undefined, { client: jib, year: period })}#template-form-title`;

/** The control, which then names the client whose report is expected. */
export const controlHref = ({ jib }: Pick<DeskItem, 'jib'>, lang: Lang): string =>
  href('control', lang, undefined, { client: jib });

/** The records of the client's submissions, further down on the control. */
export const recordsHref = ({ jib }: Pick<DeskItem, 'jib'>, lang: Lang): string =>
  `${href('control', lang, undefined, { records: jib })}#records`;

/** Where a step is done. */
export function stepHref(step: Step, item: Pick<DeskItem, 'jib'>, period: number, lang: Lang): string {
  if (step === 'download') return templateHref(item, period, lang);
  return step === 'resolve' ? recordsHref(item, lang) : controlHref(item, lang);
}
