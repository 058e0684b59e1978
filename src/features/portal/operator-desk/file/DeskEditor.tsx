import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { readAgencyFile } from '#domain/agency-file/read-agency-file.ts';
import { readValues, urlChoice } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import { differencesOf } from './difference.ts';
import { FIELDS } from './field-table.ts';
import { fileOf, formOfFile, isBlankValue, PART_NAMES, type PartName, type RawFile } from './file-form.ts';
import { officeUrl } from './Offices.tsx';
import { OpenFile } from './OpenFile.tsx';
import { PartFields } from './PartFields.tsx';
import { ErrorGuidePreview, NoticesPreview, SwitchesPreview } from './Preview.tsx';
import { Publishing } from './Publishing.tsx';
import { baseOf, type DeskForm, formFrom, useDeskForm } from './use-desk-form.ts';
import styles from './DeskEditor.module.css';

const PREVIEWS: Partial<Record<PartName, ComponentType>> = {
  notices: NoticesPreview,
  switches: SwitchesPreview,
  errorGuide: ErrorGuidePreview,
};

/** The parts whose name does not say what they do. */
const EXPLAINED = ['notices', 'errorGuide', 'limits', 'deadlines', 'orderForms'] as const;

const [first, ...others] = PART_NAMES as [PartName, ...PartName[]];
const deskUrl = z.extend(officeUrl, { part: urlChoice([first, ...others]) });

type DeskEditorProps = {
  /** The published file, or what is edited in its place. */
  published: RawFile;
  /** The published file cannot be read: it has to be replaced even if nothing is changed. */
  isBroken: boolean;
};

/** The published file as a form, part by part, with what publishing it would change. */
export function DeskEditor({ published, isBroken }: DeskEditorProps) {
  const { t } = useTranslation('operator-desk');
  const { form, draft, empty } = useDeskForm(published);
  const [{ part, office }, setUrl] = useUrlState(deskUrl);
  const goal = useRef<{ place: string; office: string } | null>(null);
  const [asked, ask] = useState(0);
  const files = useWatch({ control: form.control, name: ['published', 'opened'] });
  const base = baseOf({ opened: files[1] }, published);
  const { leftOut } = formOfFile(base);
  const { unknown } = readAgencyFile(base);
  const Preview = PREVIEWS[part];
  const explained = EXPLAINED.find((name) => name === part);

  // The field of a problem may be in another part or office, which has to be rendered first.
  useEffect(() => {
    if (!goal.current?.place.startsWith(`parts.${part}`) || goal.current.office !== office) return;
    const field = fieldOf(goal.current.place);
    goal.current = null;
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  });

  return (
    <FormProvider {...form}>
      <DraftNotice
        draft={draft}
        onClear={() => {
          form.reset(empty);
          document.getElementById('part')?.focus();
        }}
      />
      <OpenFile
        hasChanges={() => differencesOf(base, fileOf(base, form.getValues('parts'))).length > 0}
        isOpened={files[1] !== ''}
        onOpen={(file) => form.reset(formFrom(published, file))}
      />
      {files[0] === empty.published ? null : <Banner kind="act">{t('published.changedSince')}</Banner>}
      {leftOut.length > 0 ? (
        <Banner kind="act" title={t('leftOut')}>
          <ul>
            {leftOut.map((place) => (
              <li key={place}>
                <code>{place}</code>
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {unknown.length > 0 ? <Banner kind="info">{t('unknown', { parts: unknown.join(', ') })}</Banner> : null}
      <div className={`stack-3 ${styles.columns}`}>
        <PartList part={part} onSelect={(name) => setUrl({ part: name })} published={empty} />
        <section aria-labelledby="part" className="stack-3">
          <h2 id="part" tabIndex={-1}>
            {t(`parts.${part}`)}
          </h2>
          {explained ? <p className="measure muted">{t(`about.${explained}`)}</p> : null}
          <div key={part} className="stack-3">
            <PartFields fields={FIELDS[part]} place={`parts.${part}`} />
          </div>
          {Preview ? <Preview /> : null}
        </section>
      </div>
      <Section title={t('publish.title')}>
        <Publishing
          {...{ published, base, isBroken }}
          onGo={(place) => {
            const name = PART_NAMES.find((one) => place.startsWith(`parts.${one}`));
            const inOffice = officeOf(place) || office;
            if (name) setUrl({ part: name, office: inOffice });
            goal.current = { place, office: inOffice };
            ask(asked + 1);
          }}
        />
      </Section>
    </FormProvider>
  );
}

/** The id of the office that a value belongs to; '' for any other value, and for an office that does not exist. */
const officeOf = (place: string): string =>
  readValues(officeUrl, { office: /^parts\.offices\.(\d+)/.exec(place)?.[1] ?? '' }).office;

/** The field of a problem, or the nearest group around it. */
function fieldOf(place: string): HTMLElement | null {
  const parts = place.split('.');
  for (let length = parts.length; length > 1; length--) {
    const name = parts.slice(0, length).join('.');
    const field = document.getElementById(`${name}-first`) ?? document.getElementById(name);
    if (field) return field;
  }
  return document.getElementById('part');
}

type PartListProps = { part: PartName; onSelect: (name: PartName) => void; published: DeskForm };

/** The parts of the file; each says whether it is filled in and changed. */
function PartList({ part, onSelect, published }: PartListProps) {
  const { t } = useTranslation('operator-desk');
  const parts = useWatch<DeskForm, 'parts'>({ name: 'parts' });
  return (
    <nav aria-label={t('partsLabel')}>
      <ul className={styles.parts}>
        {PART_NAMES.map((name) => {
          const value = parts[name];
          const isChanged = JSON.stringify(value) !== JSON.stringify(published.parts[name]);
          return (
            <li key={name}>
              <button type="button" aria-current={name === part || undefined} onClick={() => onSelect(name)}>
                <span>
                  {`${t(`parts.${name}`)}${Array.isArray(value) && value.length > 0 ? ` (${value.length})` : ''}`}
                </span>
                {isChanged ? (
                  <Badge tone="act">{t('state.changed')}</Badge>
                ) : isBlankValue(value) ? null : (
                  <Badge plain>{t('state.filled')}</Badge>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
