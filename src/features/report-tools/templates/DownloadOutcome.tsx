import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ButtonLink } from '#shared/ui/Button.tsx';
import styles from './DownloadOutcome.module.css';
import { RedNote } from './RedNote.tsx';
import type { TemplateVersion } from './template-version.ts';
import type { DownloadState } from './use-document-download.ts';

type DownloadOutcomeProps = { version: TemplateVersion; state: DownloadState; lang: Lang; onDismiss: () => void };

/** What came of a download: the 'template downloaded' state of the new version with the way to the control (R2.9, R4.6), or the saved file. */
export function DownloadOutcome({ version, state, lang, onDismiss }: DownloadOutcomeProps) {
  const { t } = useTranslation('templates');
  if (state.step === 'cancelled')
    return (
      <Banner kind="info" live onDismiss={onDismiss}>
        {t('cancelled')}
      </Banner>
    );
  if (state.step !== 'saved') return null;
  if (state.kind === 'estimate' || !version.followUp)
    return (
      <Banner kind="ok" live onDismiss={onDismiss}>
        {t('saved', { name: state.name })}
      </Banner>
    );
  return (
    <Banner kind="ok" live title={t('templateDownloaded')} onDismiss={onDismiss}>
      <div className={styles.follow}>
        <p>{t('templateDownloadedMessage')}</p>
        <RedNote>{t('templateDownloadedNote')}</RedNote>
        <ButtonLink to={href(version.control, lang)} iconAfter={ArrowRight}>
          {t('toControl')}
        </ButtonLink>
      </div>
    </Banner>
  );
}
