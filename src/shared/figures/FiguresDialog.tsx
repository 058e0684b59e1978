import { saveAs } from 'file-saver';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AboutLine } from '#shared/export/export-table.ts';
import { fileDay, formatDate } from '#shared/format/date.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { RadioGroup } from '#shared/ui/Choice.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useErrorText } from '#shared/ui/FailureText.tsx';
import { citation, FIGURE_FORMATS, type FigureFormat, figuresFile } from './figures-files.ts';
import type { DescribedFigures, FiguresOffer } from './figures-offer.ts';
import styles from './FiguresDialog.module.css';

type FiguresDialogProps<Row> = { offer: FiguresOffer<Row>; onClose: () => void };

type Saving = { step: 'ready' } | { step: 'pending' } | { step: 'failed'; error: unknown };

/** Offers figures as picture, data and package, and their citation to copy. */
export function FiguresDialog<Row>({ offer, onClose }: FiguresDialogProps<Row>) {
  const { announcer, texts } = usePortal();
  const { t } = useTranslation(['figures', 'export', 'ui', 'layout']);
  const lang = useLang();
  const errorText = useErrorText();
  const [format, setFormat] = useState<FigureFormat>('xlsx');
  const [saving, setSaving] = useState<Saving>({ step: 'ready' });
  const { run } = useOneAtATime();
  const figures = useDescribed(offer as FiguresOffer<unknown>);
  const cited = citation(figures, { t, lang });

  const save = () =>
    run(async (signal) => {
      setSaving({ step: 'pending' });
      try {
        if (format === 'zip')
          await Promise.all(LANGUAGES.map((language) => texts.load(figures.codebook.texts, language)));
        const file = await figuresFile(format, figures, { lang, t, i18n: texts.i18n });
        signal.throwIfAborted();
        saveAs(file, `${figures.fileName}-${figures.day}.${format}`);
        announcer.announce(t('figures:saved'));
        setSaving({ step: 'ready' });
      } catch (error) {
        if (!signal.aborted) setSaving({ step: 'failed', error });
      }
    });

  return (
    <Dialog
      open
      title={t('export:useFigures')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={saving.step === 'pending'} onClick={() => void save()}>
            {t(saving.step === 'failed' ? 'ui:tryAgain' : 'export:save')}
          </Button>
          <Button onClick={onClose}>{t('ui:close')}</Button>
        </>
      }
    >
      <div className="stack">
        <p className={styles.title}>{figures.title}</p>
        {saving.step === 'failed' ? (
          <Banner kind="error" live title={t('figures:failed')}>
            {errorText(saving.error)}
          </Banner>
        ) : null}
        <RadioGroup
          label={t('export:format')}
          name="figures-format"
          value={format}
          onChange={({ target }) => setFormat(FIGURE_FORMATS.find((each) => each === target.value) ?? 'xlsx')}
          options={[
            { value: 'xlsx', label: t('export:xlsx') },
            { value: 'csv', label: t('export:csv') },
            { value: 'json', label: t('figures:json') },
            { value: 'svg', label: t('figures:svg') },
            { value: 'png', label: t('figures:png') },
            { value: 'zip', label: t('figures:zip'), hint: t('figures:zipHint') },
          ]}
        />
        <section className="stack" aria-label={t('figures:citation.title')}>
          <h3>{t('figures:citation.title')}</h3>
          {(['short', 'full'] as const).map((kind) => (
            <div key={kind} className={styles.citation}>
              <p className="xs muted">{t(`figures:citation.${kind}Label`)}</p>
              <p className={styles.cited}>{cited[kind]}</p>
              <CopyButton
                size="small"
                label={t(kind === 'short' ? 'figures:citation.copyShort' : 'figures:citation.copyFull')}
                text={cited[kind]}
              />
            </div>
          ))}
        </section>
      </div>
    </Dialog>
  );
}

/** The figures with everything that describes them: title, day, address, publisher. */
function useDescribed(offer: FiguresOffer<unknown>): DescribedFigures {
  const { t } = useTranslation(['ui', 'layout']);
  const lang = useLang();
  const { title, about, notes, pictureNotes = notes, address = () => window.location.href } = offer;
  const [day, link] = [fileDay(), address()];
  const described = (own: readonly AboutLine[], writtenDay: string): AboutLine[] => [
    ...about,
    ...own.filter(({ text }) => text !== ''),
    { label: t('ui:fileAbout.address'), text: link },
    { label: t('ui:fileAbout.day'), text: writtenDay },
  ];
  return {
    ...offer,
    lines: [{ label: t('ui:fileAbout.what'), text: title }, ...described(notes, day)],
    pictureLines: described(pictureNotes, formatDate(day, lang)),
    link,
    day,
    publisher: t('layout:agency'),
  };
}
