import type { TFunction } from 'i18next';
import { isValidReportId } from '#domain/report-form/report-id.ts';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import { errorText } from './error-groups.ts';

/** Facts about all results: the formatted time, files that no result surely belongs to, whether they came with a submission. */
type ResultsFacts = { when: string; withoutResult?: readonly string[]; areOfSubmission?: boolean };

/** The results as text with line ends that every editor understands: report name, id, verdict and errors (readings, R2.10). */
export function resultsText(
  results: readonly ReportResult[],
  { when, withoutResult, areOfSubmission }: ResultsFacts,
  t: TFunction<'results'>,
): string {
  const reports = results.flatMap((result) => [
    '',
    `${t('file.report')}: ${result.name}`,
    `${t('file.id')}: ${result.id || '–'}`,
    `${t('file.verdict')}: ${isCorrect(result) ? t('file.correct') : t('file.incorrect')}`,
    ...(isValidReportId(result.id) ? [] : [t('JIBPlusControlError')]),
    ...(result.errors.length > 0 ? [`${t('file.errors')}: ${result.errors.length}`] : []),
    ...result.errors.map((error, index) => `${index + 1}. ${errorText(error) || t('errorWithoutText')}`),
  ]);
  const others = (withoutResult ?? []).map((name) => `- ${name}`);
  if (others.length > 0) others.unshift('', `${t('file.withoutResult')}:`);
  const lines = [
    t('file.title'),
    `${t('file.checkedOn')}: ${when}`,
    t(areOfSubmission ? 'file.ofSubmission' : 'file.onlyChecked'),
    ...reports,
    ...others,
    '',
  ];
  return lines.join('\r\n');
}
