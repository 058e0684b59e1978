import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptchaToken } from '#shared/captcha/Captcha.tsx';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { QuickLookLine, QuickLookPanel } from '../quick-look/QuickLookPanel.tsx';
import type { QuickLookState } from '../quick-look/use-quick-look.ts';
import { CheckSection } from '../report/CheckSection.tsx';
import { DropZone, RefusalNotes, RemoveButton, type SelectedReport } from '../report/DropZone.tsx';
import { acceptOf } from '../report/kind-rules.ts';
import { ProblemBanner } from '../report/ProblemBanner.tsx';
import { useFocusAfterChoice } from '../report/use-focus-after-choice.ts';
import { LockedDocuments } from './DocumentsSection.tsx';
import type { In } from './new-control-machine.ts';
import styles from './ChooseStep.module.css';

type ChooseStepProps = {
  state: In<'choose'>;
  quickLook: QuickLookState;
  selected: SelectedReport;
  onRemove: () => void;
  onCheck: () => void;
};

/** Selects the main report, shows its quick look and, after the robot check, starts its check (R2.11, R4.8). */
export function ChooseStep({ state, quickLook, selected, onRemove, onCheck }: ChooseStepProps) {
  const { t } = useTranslation(['control', 'new', 'quick-look']);
  const lang = useLang();
  const captchaToken = useCaptchaToken();
  const { main, problem, during = 'check', previous } = state;
  const findings = useRef<HTMLElement>(null);
  const around = useFocusAfterChoice(main !== null, state.isFirst === true);

  return (
    <div ref={around} className="stack-4">
      {problem ? <ProblemBanner {...{ problem, during }} /> : null}
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
            accept={acceptOf('main')}
            onFiles={selected.choose}
          />
          <LockedDocuments title={t('new:documents.prepare')} />
        </>
      ) : (
        <>
          <ul className={styles.files} tabIndex={-1}>
            <FileRow
              name={nameOf(main)}
              note={
                <>
                  <span>{formatFileSize(main.size, lang)}</span>
                  <QuickLookLine
                    state={quickLook}
                    more={
                      <Button variant="quiet" size="small" onClick={() => findings.current?.focus()}>
                        {t('quick-look:show')}
                      </Button>
                    }
                  />
                </>
              }
              actions={<RemoveButton onRemove={onRemove} />}
            />
          </ul>
          <CheckSection
            version="new"
            title={t('choose.go')}
            variant="primary"
            captchaToken={captchaToken}
            onCheck={onCheck}
          />
          {/* Below the button, because the panel grows when the quick look is done and must not move the button. */}
          <QuickLookPanel ref={findings} state={quickLook} version="new" />
        </>
      )}
    </div>
  );
}
