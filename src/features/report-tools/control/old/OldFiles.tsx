import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { DropZone, type Refusal, RefusalNotes } from '../report/DropZone.tsx';
import { acceptOf, KIND_RULES } from '../report/file-kinds.ts';
import { type OldIn, sortAdded } from './old-control-machine.ts';
import { fileFault } from '../report/first-bytes.ts';
import { ProblemBanner } from '../report/ProblemBanner.tsx';
import { type CaptchaToken, RobotCheck } from '../report/RobotCheck.tsx';
import { OldFileItem } from './OldFileItem.tsx';
import styles from './OldFiles.module.css';

type OldFilesProps = {
  state: OldIn<'choose'> | OldIn<'checked'> | OldIn<'refused'>;
  robot: CaptchaToken;
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
  onCheck: () => void;
};

/** The picker of several files, their list, the robot check and the check (R2.10, R4.7). */
export function OldFiles({ state, robot, onAdd, onRemove, onCheck }: OldFilesProps) {
  const { t } = useTranslation('control');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { files } = state;

  async function add(added: File[]): Promise<void> {
    const { taken, ignored } = sortAdded(files, added);
    const refused: Refusal[] = [...ignored];
    const good: File[] = [];
    for (const file of taken) {
      // oxlint-disable-next-line no-await-in-loop -- each counts with those before it
      const reason = await fileFault(file, [...files, ...good]);
      if (reason) refused.push({ name: file.name, reason });
      else good.push(file);
    }
    setRefusals(refused);
    if (good.length > 0) onAdd(good);
  }

  return (
    <div className={styles.step}>
      {state.step === 'choose' && state.problem ? <ProblemBanner problem={state.problem} /> : null}
      <RefusalNotes refusals={refusals} onDismiss={() => setRefusals([])} />
      <DropZone
        title={t(files.length > 0 ? 'old.dropMore' : 'old.drop')}
        button={t(files.length > 0 ? 'old.buttonMore' : 'old.button')}
        hint={t('old.hint')}
        accept={acceptOf(KIND_RULES.main.endings)}
        multiple
        compact={files.length > 0}
        onFiles={(added) => void add(added)}
      />
      {files.length > 0 ? (
        <>
          <section aria-labelledby="files">
            <h2 id="files" className={styles.head}>
              {t('old.files', { count: files.length })}
            </h2>
            <ol className={styles.files}>
              {files.map((file) => (
                <OldFileItem key={file.name} file={file} onRemove={() => onRemove(file)} />
              ))}
            </ol>
          </section>
          <section className={styles.go} aria-labelledby="go">
            <h2 id="go">{t(state.step === 'choose' ? 'choose.go' : 'old.checkAgain')}</h2>
            <p className="small muted">{t('choose.nothingSubmitted')}</p>
            <RobotCheck of={robot} />
            <div className="button-row">
              <Button
                variant={state.step === 'choose' ? 'primary' : 'secondary'}
                icon={ShieldCheck}
                onClick={() => {
                  if (robot.take() !== null) onCheck();
                }}
                unavailable={robot.token ? null : t('choose.captchaFirst')}
              >
                {t('checkFiles')}
              </Button>
            </div>
          </section>
        </>
      ) : null}
    </div>
  );
}
