import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import styles from './AddDocumentForm.module.css';
import type { DocumentWarning } from './document-form.ts';
import { useIntoView } from './use-into-view.ts';

type WarningBannerProps = { warnings: readonly DocumentWarning[]; onConfirm: () => void };

/**
 * What has to be confirmed before the document is sent. Its button is its own and stands elsewhere than 'Save', so that a
 * second press of 'Save' confirms nothing by accident.
 */
export function WarningBanner({ warnings, onConfirm }: WarningBannerProps) {
  const { t } = useTranslation('bankruptcy');
  const box = useIntoView<HTMLDivElement>();
  return (
    <div ref={box} className={styles.outcome}>
      <Banner kind="act" live title={t('checkBeforeSaving')}>
        {warnings.map((warning) => (
          <p key={warning}>{t(`warnings.${warning}`)}</p>
        ))}
        <div className="button-row">
          <Button size="small" onClick={onConfirm}>
            {t('saveAnyway')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
