import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import styles from './DownloadBar.module.css';
import { RedNote } from './RedNote.tsx';
import type { DocumentKind } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';
import type { DownloadState } from './use-document-download.ts';
import { Waiting } from './Waiting.tsx';

type DownloadBarProps = {
  version: TemplateVersion;
  state: DownloadState;
  onEstimate: () => void;
  onCancel: () => void;
  /** What came of the last download: stands where the wait stood. */
  children: ReactNode;
};

/** The buttons of R2.8 and R2.9 with their red notes; the first one submits the form. No second download while one is under way. */
export function DownloadBar({ version, state, onEstimate, onCancel, children }: DownloadBarProps) {
  const { t } = useTranslation('templates');
  const loading = state.step === 'loading' ? state.kind : null;
  const usable = (kind: DocumentKind) =>
    loading === kind ? { isPending: true } : loading ? { unavailable: t('otherUnderWay') } : {};
  return (
    <div className={styles.bar}>
      <div className="button-row">
        <Button type="submit" variant="primary" icon={FileSpreadsheet} wide="on-phones" {...usable('template')}>
          {t('downloadTemplate')}
        </Button>
        {version.estimate ? (
          <Button icon={FileText} wide="on-phones" onClick={onEstimate} {...usable('estimate')}>
            {t('downloadEstimate')}
          </Button>
        ) : null}
      </div>
      {state.step === 'loading' ? <Waiting share={state.share} onCancel={onCancel} /> : null}
      {children}
      {version.notes.map((note) => (
        <RedNote key={note}>{t(note)}</RedNote>
      ))}
    </div>
  );
}
