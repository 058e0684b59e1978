import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import styles from './ChooseStep.module.css';
import { LockedDocuments } from './DocumentsSection.tsx';
import { DropZone, RefusalNotes, RemoveButton } from '../report/DropZone.tsx';
import { acceptOf, KIND_RULES } from '../report/file-kinds.ts';
import type { In } from './control-machine.ts';
import { QuickLookLine, QuickLookPanel } from '../quick-look/QuickLookPanel.tsx';
import type { QuickLookState } from '../quick-look/use-quick-look.ts';
import { ProblemBanner } from '../report/ProblemBanner.tsx';
import { CheckSection } from '../report/CheckSection.tsx';
import { useCaptchaToken } from '#shared/captcha/Captcha.tsx';
import type { MainFile } from './use-control.ts';

type ChooseStepProps = {
  state: In<'choose'>;
  quickLook: QuickLookState;
  selected: MainFile;
  onRemove: () => void;
  onCheck: () => void;
};

/** The main report is selected, looked through, and sent to be checked once the robot check is passed (R2.11, R4.8). */
export function ChooseStep({ state, quickLook, selected, onRemove, onCheck }: ChooseStepProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const captchaToken = useCaptchaToken();
  const { main, problem, previous } = state;
  const findings = useRef<HTMLElement>(null);
  const around = useFocusAfterChoice(main !== null);

  return (
    <div ref={around} className={styles.step}>
      {problem ? <ProblemBanner problem={problem} /> : null}
      <RefusalNotes {...selected} />
      {previous && previous.errors.length > 0 ? (
        <Banner kind="info">{t('choose.previous', { count: previous.errors.length, file: previous.name })}</Banner>
      ) : null}
      {main === null ? (
        <>
          <DropZone
            title={t('choose.drop')}
            button={t('choose.button')}
            hint={t('choose.hint')}
            accept={acceptOf(KIND_RULES.main.endings)}
            onFiles={selected.choose}
          />
          <LockedDocuments title={t('documents.prepare')} />
        </>
      ) : (
        <>
          <ul className={styles.files} tabIndex={-1}>
            <FileRow
              name={main.name}
              note={
                <>
                  {formatFileSize(main.size, lang)}
                  <QuickLookLine state={quickLook} more={<ShowFindings panel={findings} />} />
                </>
              }
              actions={<RemoveButton onRemove={onRemove} />}
            />
          </ul>
          <CheckSection title={t('choose.go')} variant="primary" captchaToken={captchaToken} onCheck={onCheck} />
          {/* Below, for it grows when the look is over: what is being pressed stays where it is. */}
          <QuickLookPanel ref={findings} state={quickLook} version="new" />
        </>
      )}
    </div>
  );
}

function ShowFindings({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('quick-look');
  return (
    <Button variant="quiet" size="small" onClick={() => panel.current?.focus()}>
      {t('show')}
    </Button>
  );
}

/**
 * The drop zone leaves when a file is selected and comes back when it is removed, and the focus would go with it. Focuses the
 * selected file, or the file input again, unless the focus is somewhere else by then (WCAG 2.4.3).
 *
 * @returns goes on the element around the drop zone and the list of selected files, which needs `tabIndex={-1}`.
 */
function useFocusAfterChoice(hasFiles: boolean) {
  const around = useRef<HTMLDivElement>(null);
  const before = useRef(hasFiles);
  useEffect(() => {
    if (before.current === hasFiles) return;
    before.current = hasFiles;
    const active = document.activeElement;
    if (active && active !== document.body) return;
    around.current
      ?.querySelector<HTMLElement>(hasFiles ? 'ul[tabindex="-1"]' : 'input[type="file"]')
      ?.focus({ preventScroll: true });
  }, [hasFiles]);
  return around;
}
