import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import { compareAttempts } from './compare-attempts.ts';
import { ErrorTableButtons } from './ErrorTableButtons.tsx';
import styles from './ComparisonPanel.module.css';

/** Most errors listed here; the list of errors has all of them. */
const LISTED = 50;

type ComparisonPanelProps = { previous: ReportResult | null; result: ReportResult; file: File };

/** What was fixed since the last check, what remains and what is new; renders nothing without a comparison. */
export function ComparisonPanel({ previous, result, file }: ComparisonPanelProps) {
  const { t } = useTranslation('results');
  const lang = useLang();
  const comparison = useMemo(() => previous && compareAttempts(previous, result), [previous, result]);
  if (!comparison || (isCorrect(result) && comparison.fixed.length === 0)) return null;
  // The rows of the earlier file are no longer known.
  const earlier = { ...(previous ?? result), file: null };
  const parts = (['fixed', 'remaining', 'added'] as const).map((key) => ({ key, errors: comparison[key] }));
  return (
    <Section
      title={t('compare.title')}
      intro={t('compare.intro')}
      aside={
        <ErrorTableButtons
          what={t('compare.title')}
          name={`${t('file.name')} ${result.name.replace(/\.xlsx$/i, '')} ${t('compare.title')}`}
          files={[file]}
          reports={parts.map(({ key, errors }) => ({
            result: key === 'fixed' ? earlier : result,
            errors,
            since: t(`compare.${key}`),
          }))}
        />
      }
    >
      {parts.map(({ key, errors }) =>
        errors.length === 0 ? (
          <p key={key} className={styles.none}>
            <span>{t(`compare.${key}`)}</span> <span className="tnum">0</span>
          </p>
        ) : (
          <Disclosure
            key={key}
            summary={t(`compare.${key}`)}
            aside={<b className={styles[key]}>{formatNumber(errors.length, lang)}</b>}
          >
            <ul className={styles.list}>
              {errors.slice(0, LISTED).map((error, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and errors may be equal
                <li key={index} dir="auto">
                  {error.trim() === '' ? t('errorWithoutText') : <HtmlContent html={error} under={2} />}
                </li>
              ))}
              {errors.length > LISTED ? (
                <li className="muted">{t('compare.more', { count: errors.length - LISTED })}</li>
              ) : null}
            </ul>
          </Disclosure>
        ),
      )}
    </Section>
  );
}
