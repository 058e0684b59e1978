import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QuickLook } from '#domain/report-form/finding.ts';
import { rememberForm } from '#domain/report-form/known-forms.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Status } from '#shared/ui/Status.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import { FileInput } from '../report/DropZone.tsx';
import styles from './QuickLookPanel.module.css';

type LearntFromProps = { outcome: QuickLook; version: ControlVersion };

/** Where the look knows the form from. Without a template it says what it therefore did not look for, and a template may be selected. */
export function LearntFrom({ outcome, version }: LearntFromProps) {
  const { t } = useTranslation('quick-look');
  const lang = useLang();
  const { answer, learn } = useLesson(outcome, version);
  const { teacher } = outcome;
  if (teacher)
    return (
      <p className={styles.learnt}>
        {t(teacher.name ? 'learnt.named' : 'learnt.unnamed', {
          name: teacher.name,
          date: formatDate(new Date(teacher.learntAt), lang),
        })}
      </p>
    );
  const [before, generator, after] = t('learnt.nothing').split(/<\/?generator>/);
  return (
    <div className={styles.learnt}>
      <p>
        {before}
        <Link to={href(version === 'old' ? 'templatesOld' : 'templates', lang)}>{generator}</Link>
        {after}
      </p>
      <FileInput icon={FileSpreadsheet} size="small" accept=".xlsx" onFiles={([file]) => file && void learn(file)}>
        {t('learnt.choose')}
      </FileInput>
      <Status>{answer === null ? null : t(`learnt.${answer}`)}</Status>
    </div>
  );
}

/** Learns from a selected template; the look is repeated by itself once something was learnt. */
function useLesson(outcome: QuickLook, version: ControlVersion) {
  const [lesson, setLesson] = useState<{ before: QuickLook; isReadable: boolean } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function learn(file: File): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setLesson({ before: outcome, isReadable: true });
    const learnt = await rememberForm(file, version, '', own.signal);
    if (!learnt && !own.signal.aborted) setLesson({ before: outcome, isReadable: false });
  }

  if (lesson === null) return { learn, answer: null };
  const isDone = outcome !== lesson.before;
  return {
    learn,
    answer: lesson.isReadable ? (isDone ? ('otherForm' as const) : ('learning' as const)) : ('unreadable' as const),
  };
}
