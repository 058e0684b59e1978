import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptchaToken } from '#shared/captcha/Captcha.tsx';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { namedByContent } from '#shared/ui/selected-file.ts';
import { Status } from '#shared/ui/Status.tsx';
import { useStable } from '#shared/ui/use-stable.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { QuickLookLine, QuickLookPanel } from '../quick-look/QuickLookPanel.tsx';
import { useQuickLook } from '../quick-look/use-quick-look.ts';
import { CheckSection } from '../report/CheckSection.tsx';
import { DropZone, type Refusal, RefusalNotes, RemoveButton } from '../report/DropZone.tsx';
import { reportFileFault } from '../report/file-faults.ts';
import { acceptOf, KIND_RULES } from '../report/kind-rules.ts';
import { ProblemBanner } from '../report/ProblemBanner.tsx';
import { useTypeName } from '../report/ReportId.tsx';
import { useFocusAfterChoice } from '../report/use-focus-after-choice.ts';
import { type OldControlEvent, type OldIn, sortAdded } from './old-control-machine.ts';
import styles from './OldFiles.module.css';

type OldFilesProps = {
  state: OldIn<'choose'> | OldIn<'checked'> | OldIn<'refused'>;
  /** What is being read: the first at a time. */
  additions: readonly AddedFiles[];
  setAdditions: Dispatch<SetStateAction<readonly AddedFiles[]>>;
  captchaToken: CaptchaToken;
  dispatch: (event: OldControlEvent) => void;
  onCheck: () => void;
};

/** Selection of several files, their list, the robot check and the button to check them (R2.10, R4.7). */
export function OldFiles(props: OldFilesProps) {
  const { state, captchaToken, dispatch, onCheck } = props;
  const { t } = useTranslation(['control', 'old']);
  const { files } = state;
  const { refusals, isReading, add, dismiss } = useAdditions(files, props);
  const [isRequested, setRequested] = useState(false);
  const around = useFocusAfterChoice(files.length > 0, state.step === 'choose' && state.isFirst === true);
  const list = useRef<HTMLOListElement>(null);

  /** Removes a file; a neighbour's button takes the focus of its own, or the choice of files when it was the last. */
  function remove(file: File): void {
    const at = files.indexOf(file);
    const near = list.current?.children[at + 1] ?? list.current?.children[at - 1];
    const next = near ? near.querySelector<HTMLElement>(':scope > button') : around.current?.querySelector('input');
    next?.focus();
    dispatch({ type: 'fileRemoved', file });
  }

  // A check waits for the files that are still being read, and does not begin without one that is refused then.
  const isDue = isRequested && !isReading;
  if (isDue && (refusals.length > 0 || files.length === 0)) setRequested(false);
  const startCheck = useStable(onCheck);
  useEffect(() => {
    if (isDue) startCheck();
  }, [isDue, startCheck]);

  return (
    <div ref={around} className={`no-print stack-4 ${styles.step}`}>
      {state.step === 'choose' && state.problem ? <ProblemBanner problem={state.problem} /> : null}
      <RefusalNotes refusals={refusals} dismiss={dismiss} />
      <DropZone
        title={t(files.length > 0 ? 'old:dropMore' : 'old:drop')}
        button={t(files.length > 0 ? 'old:buttonMore' : 'old:button')}
        hint={t('old:hint')}
        accept={acceptOf('main')}
        multiple
        compact={files.length > 0}
        onFiles={add}
      />
      {files.length > 0 ? (
        <>
          <section aria-labelledby="files">
            <h2 id="files" className={styles.head}>
              {t('old:files', { count: files.length })}
            </h2>
            <ol ref={list} tabIndex={-1} className={styles.files}>
              {files.map((file) => (
                <OldFileItem key={nameOf(file)} file={file} onRemove={() => remove(file)} />
              ))}
            </ol>
          </section>
          <CheckSection
            version="old"
            title={t(state.step === 'choose' ? 'choose.go' : 'old:checkAgain')}
            variant={state.step === 'choose' ? 'primary' : 'secondary'}
            captchaToken={captchaToken}
            onCheck={() => (isReading ? setRequested(true) : onCheck())}
          />
        </>
      ) : null}
      <Status className="muted small">{isRequested ? t('old:reading') : null}</Status>
    </div>
  );
}

/** Files added together; `follows`: the ones before them were still being read. */
export type AddedFiles = { files: readonly File[]; follows: boolean };

/** Reads added files, one addition after the other, so that each counts with those before it (F05). */
function useAdditions(
  files: readonly File[],
  { additions, setAdditions, dispatch }: Pick<OldFilesProps, 'additions' | 'setAdditions' | 'dispatch'>,
) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [next] = additions;
  useEffect(() => {
    if (!next) return undefined;
    const controller = new AbortController();
    void readAdded(files, next.files).then(({ good, refused }) => {
      if (controller.signal.aborted) return;
      setAdditions((now) => now.slice(1));
      setRefusals((before) => (next.follows ? (refused.length > 0 ? [...before, ...refused] : before) : refused));
      if (good.length > 0) dispatch({ type: 'filesAdded', files: good });
    });
    return () => controller.abort();
  }, [next, files, setAdditions, dispatch]);
  return {
    refusals,
    isReading: next !== undefined,
    add: (added: File[]) => setAdditions((now) => [...now, { files: added, follows: now.length > 0 }]),
    dismiss: () => setRefusals([]),
  };
}

/** Divides added files into those that can be checked with the listed ones, and the refused ones with their reasons. */
async function readAdded(files: readonly File[], added: readonly File[]) {
  const { taken, ignored } = sortAdded(files, await namedByContent(added, KIND_RULES.main.endings));
  const refused: Refusal[] = [...ignored];
  const good: File[] = [];
  for (const file of taken) {
    // oxlint-disable-next-line no-await-in-loop -- each counts with those before it
    const reason = await reportFileFault([file], 'main', [...files, ...good]);
    if (reason) refused.push({ name: nameOf(file), reason });
    else good.push(file);
  }
  return { good, refused };
}

/** A selected file of the old control with its quick look in one line, which can be expanded. */
function OldFileItem({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('quick-look');
  const lang = useLang();
  const typeName = useTypeName();
  const state = useQuickLook(file, 'old');
  const [open, setOpen] = useState(false);
  const known = [formatFileSize(file.size, lang), typeName(state.outcome?.facts?.id ?? '', 'old')].filter(Boolean);
  return (
    <li className={styles.item}>
      <div className={styles.main}>
        <p className={styles.name}>
          <bdi>{nameOf(file)}</bdi>
        </p>
        <p className={styles.note}>{known.join(' · ')}</p>
        <QuickLookLine
          state={state}
          more={
            <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              <span>{t(open ? 'hide' : 'show')}</span> <VisuallyHidden>{nameOf(file)}</VisuallyHidden>
            </Button>
          }
        />
        {open ? <QuickLookPanel state={state} version="old" heading={3} /> : null}
      </div>
      <RemoveButton what={nameOf(file)} onRemove={onRemove} />
    </li>
  );
}
