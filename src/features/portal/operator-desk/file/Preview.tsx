import { type ReactNode, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClosableName } from '#domain/agency-file/agency-file.schema.ts';
import { ClosedNotice } from '#domain/agency-file/ClosedNotice.tsx';
import { explanationOf } from '#domain/agency-file/error-guide.ts';
import { Explanation } from '#domain/agency-file/Explanation.tsx';
import { sarajevoTime } from '#domain/agency-file/moments.ts';
import { NoticeBanner } from '#domain/agency-file/NoticeBanner.tsx';
import { noticesAt } from '#domain/agency-file/notices.ts';
import { readAgencyFile } from '#domain/agency-file/read-agency-file.ts';
import { closuresAt } from '#domain/agency-file/switches.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { usePortal } from '#shared/portal/portal.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { Section } from '#shared/ui/Section.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { TextAreaField } from '#shared/ui/TextField.tsx';
import { MomentInput } from './fields.tsx';
import { partsOf } from './file-form.ts';
import { PlaceInput } from './place-fields.tsx';
import { type PlaceOption, useClosableOptions, useScreenOptions } from './screen-names.ts';
import type { DeskForm } from './use-desk-form.ts';
import styles from './Preview.module.css';

/** What the portal would read of the form as it is now; what is not valid yet is not shown. */
function useEditedFile() {
  const parts = useWatch<DeskForm, 'parts'>({ name: 'parts' });
  return readAgencyFile(partsOf(parts)).file;
}

/** The same in each language, under its name. */
function InLanguages({ children }: { children: (lang: Lang) => ReactNode }) {
  const { t } = useTranslation('layout');
  return (
    <div className={`stack ${styles.languages}`}>
      {LANGUAGES.map((lang) => (
        <div key={lang} lang={lang} className={styles.language}>
          <p className="small muted">{t(`languages.${lang}`)}</p>
          <Suspense fallback={<RowsSkeleton rows={1} />}>{children(lang)}</Suspense>
        </div>
      ))}
    </div>
  );
}

type Chosen = { time: string; setTime: (time: string) => void; place: string; setPlace: (place: string) => void };

/** The place and time of a preview: those of the last entry, or now, until the operator selects others. */
function usePlaceAndTime(entry: { place: string; from?: string | undefined }): Chosen {
  const portal = usePortal();
  const [now] = useState(() => sarajevoTime(hostNow(portal)));
  const [chosenPlace, setPlace] = useState<string | null>(null);
  const [chosenTime, setTime] = useState<string | null>(null);
  const begins = entry.from !== undefined && entry.from > now ? entry.from : now;
  return { place: chosenPlace || entry.place, setPlace, time: chosenTime ?? begins, setTime };
}

function PlaceAndTime({ options, time, setTime, place, setPlace }: Chosen & { options: readonly PlaceOption[] }) {
  const { t } = useTranslation('operator-desk');
  return (
    <div className={styles.tools}>
      <PlaceInput id="preview-place" label={t('preview.place')} options={options} value={place} onChange={setPlace} />
      <MomentInput id="preview-time" withTime label={t('preview.time')} value={time} onChange={setTime} />
    </div>
  );
}

/** A time without its hour is the beginning of the day. */
const wholeTime = (time: string) => (time.length === 10 ? `${time}T00:00` : time);

/** The notices as they will be on a page at a time, with the component of the pages. */
export function NoticesPreview() {
  const { t } = useTranslation('operator-desk');
  const { notices } = useEditedFile();
  const options = useScreenOptions();
  const last = notices.at(-1);
  const chosen = usePlaceAndTime({ place: last?.routes?.[0] ?? 'home', from: last?.from });
  const shown = noticesAt(notices, chosen.place as RouteName, wholeTime(chosen.time));
  return (
    <Section level={3} title={t('preview.title')}>
      <PlaceAndTime {...{ options, ...chosen }} />
      {shown.length === 0 ? (
        <p className="muted">{t('preview.noNotice')}</p>
      ) : (
        <InLanguages>
          {(lang) =>
            shown.map((notice) => <NoticeBanner key={JSON.stringify(notice)} {...{ notice, lang }} live={false} />)
          }
        </InLanguages>
      )}
    </Section>
  );
}

/** What closes a screen or action at a time, as its visitors read it. */
export function SwitchesPreview() {
  const { t } = useTranslation('operator-desk');
  const { switches } = useEditedFile();
  const options = useClosableOptions();
  const last = switches.at(-1);
  const chosen = usePlaceAndTime({ place: last?.closes ?? 'check', from: last?.from });
  const shown = closuresAt(switches, [chosen.place as ClosableName], wholeTime(chosen.time));
  return (
    <Section level={3} title={t('preview.title')}>
      <PlaceAndTime {...{ options, ...chosen }} />
      {shown.length === 0 ? (
        <p className="muted">{t('preview.open')}</p>
      ) : (
        <InLanguages>
          {(lang) => shown.map((closure) => <ClosedNotice key={JSON.stringify(closure)} {...{ closure, lang }} />)}
        </InLanguages>
      )}
    </Section>
  );
}

/** Which explanation an error gets: its text is pasted here. */
export function ErrorGuidePreview() {
  const { t } = useTranslation('operator-desk');
  const { errorGuide } = useEditedFile();
  const [text, setText] = useState('');
  const explanation = explanationOf(errorGuide, text);
  return (
    <Section level={3} title={t('preview.title')}>
      <TextAreaField
        label={t('preview.error')}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() === '' ? null : (
        <div className={styles.result} aria-live="polite">
          {explanation ? (
            <InLanguages>
              {(lang) => (
                <>
                  <p>{text}</p>
                  <Explanation {...{ of: explanation, lang }} />
                </>
              )}
            </InLanguages>
          ) : (
            <p className="muted">{t('preview.noExplanation')}</p>
          )}
        </div>
      )}
    </Section>
  );
}
