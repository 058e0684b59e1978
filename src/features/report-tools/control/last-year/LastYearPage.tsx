import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '#domain/content/Page.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { useStrayDrops } from '#shared/ui/dropped-files.ts';
import { YearReports } from './YearReports.tsx';
import styles from './LastYear.module.css';

/** Compares this year's report with last year's, without checking or sending anything (R2.10: the chain check is elsewhere). */
export default function LastYearPage() {
  const { t } = useTranslation(['last-year', 'control']);
  const lang = useLang();
  const [{ last, now }, setFiles] = useState<{ last: File | null; now: File | null }>({ last: null, now: null });
  useStrayDrops();
  return (
    <Page base="lastYear" trail="register" title={t('title')} intro={t('intro')}>
      <div className={`stack ${styles.page}`}>
        <YearReports
          last={last}
          now={now}
          level={2}
          onLast={(file) => setFiles((files) => ({ ...files, last: file }))}
          onNow={(file) => setFiles((files) => ({ ...files, now: file }))}
          onSwap={() => setFiles((files) => ({ last: files.now, now: files.last }))}
        />
        <p className={`no-print ${styles.intro}`}>
          <span>{t('chain')}</span> <Link to={href('control', lang)}>{t('control:notes.toNew')}</Link>
        </p>
      </div>
    </Page>
  );
}
