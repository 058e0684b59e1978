import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatNumber } from '#shared/format/number.ts';
import { HtmlContent } from '#shared/html/HtmlContent.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { Section } from '#shared/ui/Section.tsx';
import styles from './ComparisonPanel.module.css';
import type { AttemptComparison } from './compare-attempts.ts';

/** More would be read by nobody; the list of errors has them all. */
const LISTED = 50;

/** What was fixed since the last check, what remains and what is new. */
export function ComparisonPanel({ comparison }: { comparison: AttemptComparison }) {
  const { t } = useTranslation('results');
  const lang = useLang();
  const parts = [
    { key: 'fixed', errors: comparison.fixed, tone: styles.fixed },
    { key: 'remaining', errors: comparison.remaining, tone: undefined },
    { key: 'added', errors: comparison.added, tone: styles.added },
  ] as const;
  return (
    <Section title={t('compare.title')} intro={t('compare.intro')}>
      {parts.map(({ key, errors, tone }) =>
        errors.length === 0 ? (
          <p key={key} className={styles.none}>
            {t(`compare.${key}`)} <span className="tnum">0</span>
          </p>
        ) : (
          <Disclosure
            key={key}
            summary={t(`compare.${key}`)}
            aside={<b className={tone}>{formatNumber(errors.length, lang)}</b>}
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
