import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { FilingDeadlines } from '#domain/operator/FilingDeadlines.tsx';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { classes } from '#shared/ui/classes.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { Stepper } from '#shared/ui/Stepper.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import styles from './ControlFrame.module.css';
import type { ControlVersion } from './control-settings.ts';
import side from './Side.module.css';

/** The notes of the two screens in their order (R2.10, R2.11). */
const NOTES = {
  old: ['multipleFiles', 'onlyExcel', 'emailing', 'onlyMathematical', 'noChain'],
  new: ['emailing', 'sendingOnline', 'onlyMathematical', 'noChain', 'onlyOneFile'],
} as const;

/** What the control does and does not do, and the way to the other control and to the templates. */
export function GoodToKnow({ version }: { version: ControlVersion }) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const isNew = version === 'new';
  return (
    <section className={`${side.block} no-print`}>
      <h2>{t('notes.title')}</h2>
      <ul className={side.notes}>
        {NOTES[version].map((note) => (
          <li key={note}>{t(`notes.${note}`)}</li>
        ))}
        <li>
          <Link to={href(isNew ? 'controlOld' : 'control', lang)}>{t(isNew ? 'notes.toOld' : 'notes.toNew')}</Link>
        </li>
        <li>
          <Link to={href(isNew ? 'templates' : 'templatesOld', lang)}>{t('notes.toTemplates')}</Link>
        </li>
      </ul>
    </section>
  );
}

type ControlFrameProps = {
  version: ControlVersion;
  step: keyof typeof PLACE;
  /** Short facts under the steps that are done: the file's name, the time of the check. */
  notes: readonly (string | null)[];
  /** Above the steps. */
  banner?: ReactNode;
  /** The outcome, over the whole width. */
  lead?: ReactNode;
  /** Null where the matter needs no facts beside it. */
  aside: ReactNode;
  /** Under the matter: the receipts stored on this computer. */
  below: ReactNode;
  children: ReactNode;
};

/** Where each step of the two controls stands in the row of four; 4 when all is done. */
const PLACE = {
  choose: 0,
  checking: 1,
  checked: 2,
  incorrect: 2,
  attach: 2,
  refused: 3,
  unknown: 3,
  confirming: 3,
  sending: 3,
  submitted: 4,
} as const;

/** Only the new control takes documents beside the report. */
const STEPS = {
  new: ['choose', 'check', 'correct', 'submit'],
  old: ['choose', 'check', 'correctOld', 'submit'],
} as const;

/** What both controls stand in: trail, head, steps, the matter beside its facts, and the receipts stored here. */
export function ControlFrame(props: ControlFrameProps) {
  const { version, notes, banner, lead, aside, below, children } = props;
  const place = PLACE[props.step];
  const { t } = useTranslation('control');
  const title = t(`title.${version}`);
  usePageMeta(title, t(`description.${version}`));
  useStrayDrops();
  return (
    <div className={`wrap ${styles.page}`}>
      <ContentTrail base={version === 'new' ? 'control' : 'controlOld'} title={title} reading="D" />
      <PageHead title={title} intro={place === 0 ? t(`intro.${version}`) : undefined} />
      {banner ? <div className={styles.banner}>{banner}</div> : null}
      <Stepper
        label={t('steps.label')}
        current={place}
        steps={STEPS[version].map((name, index) => ({
          label: t(`steps.${name}`),
          note: notes[index] ? <span className={styles.note}>{notes[index]}</span> : null,
        }))}
      />
      {lead}
      <div className={classes(styles.columns, !!lead && styles.under)}>
        <div className={styles.matter}>{children}</div>
        {aside ? (
          <aside className={styles.side} aria-label={t('aside')}>
            {aside}
          </aside>
        ) : null}
      </div>
      {below}
      {place === 0 ? <FilingDeadlines /> : null}
    </div>
  );
}

/** A file dropped beside the drop zone would open in place of the page, and everything selected would be lost: it is caught. */
function useStrayDrops(): void {
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
