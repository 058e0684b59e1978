import { useTranslation } from 'react-i18next';
import type { ResultLabels } from './results-text.ts';

/** The words of the saved files, in the reader's language. */
export function useResultLabels(): ResultLabels {
  const { t } = useTranslation('results');
  return {
    title: t('file.title'),
    onlyChecked: t('file.onlyChecked'),
    report: t('file.report'),
    id: t('file.id'),
    verdict: t('file.verdict'),
    correct: t('file.correct'),
    incorrect: t('file.incorrect'),
    badId: t('JIBPlusControlError'),
    errors: t('file.errors'),
    errorWithoutText: t('errorWithoutText'),
    checkedOn: t('file.checkedOn'),
    sheet: t('file.sheet'),
    cell: t('file.cell'),
    error: t('file.error'),
    written: t('writtenHead'),
    expected: t('expectedHead'),
  };
}
