import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { CRITERIA, DEFAULT_THRESHOLDS, type SizeCriterion } from './enterprise-size.ts';

/** The rules of the calculator (P2.22): the agency's file, otherwise the act of 2009 and the forms until 2021. */
export function useSizeRules() {
  const { t } = useTranslation('calculator');
  const lang = useLang();
  const own = useAgencyFile().sizeCalculator;
  const lineOf = (criterion: SizeCriterion) => own?.lines[criterion][lang] ?? t(`criteria.${criterion}.hint`);
  return {
    thresholds: own?.thresholds ?? DEFAULT_THRESHOLDS,
    /** Where the thresholds and the lines come from, as a sentence. */
    source: own?.source[lang] ?? t('source'),
    /** For each criterion, the lines of the report forms to take the figure from. */
    lines: Object.fromEntries(CRITERIA.map((name) => [name, lineOf(name)])) as Record<SizeCriterion, string>,
  };
}
