import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hourLater, isWithin, sarajevoTime } from '#domain/agency-file/moments.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { ChoiceField, LanguagesField, LineField, LinesField, MomentField } from './fields.tsx';
import { PlaceField, PlacesField } from './place-fields.tsx';
import { Rows } from './Rows.tsx';
import { useClosableOptions, useScreenOptions } from './use-options.ts';

const BLANK_TEXT = { bs: '', hr: '', en: '' };

/** Notices over the pages. */
export function NoticesPart() {
  const { t } = useTranslation('operator-desk');
  const screens = useScreenOptions();
  const levels = (['info', 'warning', 'urgent'] as const).map((value) => ({ value, label: t(`levels.${value}`) }));
  return (
    <Rows
      name="parts.notices"
      entry="notice"
      blank={{ level: 'info', text: BLANK_TEXT, from: '', until: '', routes: [] }}
    >
      {(place) => (
        <>
          <ChoiceField name={`${place}.level`} label={t('fields.level')} required options={levels} />
          <LanguagesField name={`${place}.text`} label={t('fields.text')} required />
          <MomentField name={`${place}.from`} label={t('fields.from')} hint={t('hints.from')} />
          <MomentField name={`${place}.until`} label={t('fields.until')} hint={t('hints.until')} />
          <IsOver place={place} />
          <PlacesField name={`${place}.routes`} label={t('fields.routes')} hint={t('hints.routes')} options={screens} />
        </>
      )}
    </Rows>
  );
}

/** Screens and actions that are closed for a time. */
export function SwitchesPart() {
  const { t } = useTranslation('operator-desk');
  const closable = useClosableOptions();
  return (
    <Rows
      name="parts.switches"
      entry="switch"
      blank={{ closes: '', from: '', until: '', reason: BLANK_TEXT, instead: BLANK_TEXT }}
    >
      {(place) => (
        <>
          <PlaceField name={`${place}.closes`} label={t('fields.closes')} required options={closable} />
          <MomentField name={`${place}.from`} label={t('fields.from')} hint={t('hints.from')} />
          <MomentField name={`${place}.until`} label={t('fields.until')} hint={t('hints.until')} required />
          <IsOver place={place} />
          <OneHour place={place} />
          <LanguagesField name={`${place}.reason`} label={t('fields.reason')} required />
          <LanguagesField name={`${place}.instead`} label={t('fields.instead')} hint={t('hints.optional')} />
        </>
      )}
    </Rows>
  );
}

/** Says that the end has passed. */
function IsOver({ place }: { place: string }) {
  const { t } = useTranslation('operator-desk');
  const until = String(useWatch({ name: `${place}.until` }) ?? '');
  const portal = usePortal();
  const [now] = useState(() => sarajevoTime(hostNow(portal)));
  const isOver = until !== '' && !isWithin({ until }, now);
  return <Status className="small">{isOver ? t('isOver') : null}</Status>;
}

/** Fills in the end of a closure: an hour after its beginning. */
function OneHour({ place }: { place: string }) {
  const { t } = useTranslation('operator-desk');
  const { getValues, setValue } = useFormContext();
  const portal = usePortal();
  function setEnd(): void {
    const until = hourLater(String(getValues(`${place}.from`)) || sarajevoTime(hostNow(portal)));
    if (until) setValue(`${place}.until`, until, { shouldValidate: true, shouldDirty: true });
  }
  return (
    <div>
      <Button size="small" icon={Clock} onClick={setEnd}>
        {t('oneHour')}
      </Button>
    </div>
  );
}

/** What errors of the control mean. */
export function ErrorGuidePart() {
  const { t } = useTranslation('operator-desk');
  return (
    <Rows
      name="parts.errorGuide"
      entry="explanation"
      blank={{ contains: '', explanation: BLANK_TEXT, paragraph: BLANK_TEXT, url: '' }}
    >
      {(place) => (
        <>
          <LinesField name={`${place}.contains`} label={t('fields.contains')} hint={t('hints.contains')} required />
          <LanguagesField name={`${place}.explanation`} label={t('fields.explanation')} required />
          <LanguagesField name={`${place}.paragraph`} label={t('fields.paragraph')} hint={t('hints.optional')} />
          <LineField
            name={`${place}.url`}
            label={t('fields.instructionUrl')}
            hint={t('hints.optional')}
            inputMode="url"
          />
        </>
      )}
    </Rows>
  );
}

/** Days by which reports are submitted. */
export function DeadlinesPart() {
  const { t } = useTranslation('operator-desk');
  return (
    <Rows name="parts.deadlines" entry="deadline" blank={{ id: '', title: BLANK_TEXT, date: '', note: BLANK_TEXT }}>
      {(place) => (
        <>
          <LineField name={`${place}.id`} label={t('fields.id')} hint={t('hints.id')} required />
          <LanguagesField name={`${place}.title`} label={t('fields.title')} required />
          <MomentField name={`${place}.date`} label={t('fields.date')} required withTime={false} />
          <LanguagesField name={`${place}.note`} label={t('fields.note')} hint={t('hints.optional')} />
        </>
      )}
    </Rows>
  );
}

/** Sectors and departments with a telephone of their own. */
export function DepartmentsPart() {
  const { t } = useTranslation('operator-desk');
  return (
    <Rows name="parts.departments" entry="department" blank={{ name: BLANK_TEXT, phone: '' }}>
      {(place) => (
        <>
          <LanguagesField name={`${place}.name`} label={t('fields.name')} required />
          <LineField name={`${place}.phone`} label={t('fields.phone')} required inputMode="tel" />
        </>
      )}
    </Rows>
  );
}
