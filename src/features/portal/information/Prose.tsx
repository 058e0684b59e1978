import type { CustomTypeOptions, ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import type { ConditionPlace } from '#domain/agency-file/agency-file.schema.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Section } from '#shared/ui/Section.tsx';
import styles from './Prose.module.css';

type AllTexts = CustomTypeOptions['resources'];
/** Namespaces of texts that contain a page's title and description; an introduction with values is the page's own. */
export type PageTexts = {
  [Space in keyof AllTexts]: AllTexts[Space] extends Record<'title' | 'description', string> ? Space : never;
}[keyof AllTexts];

/** The parts of these texts that have a title. */
type TitledPart = ParseKeys<PageTexts> extends infer Key ? (Key extends `${infer Part}.title` ? Part : never) : never;

type ProseProps = {
  paragraphs?: readonly string[];
  points?: readonly string[];
  /** Numbers the points, for steps in order. */
  numbered?: boolean;
  /** Content after the list: a link, a closing sentence. */
  children?: ReactNode;
};

/** Authored text: paragraphs, then points, in lines of a comfortable length. */
export function Prose({ paragraphs, points, numbered = false, children }: ProseProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className={`stack measure ${styles.prose}`}>
      {paragraphs?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points && points.length > 0 ? (
        <List>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      ) : null}
      {children}
    </div>
  );
}

/** Returns a function that reads a list of a page's texts; an empty list if the key does not exist. */
export function useTextList(texts: PageTexts): (key: `${'paragraphs' | 'points'}.${string}`) => readonly string[] {
  const { i18n } = useTranslation(texts);
  return (key) => (i18n.getResource(i18n.language, texts, key) as readonly string[] | undefined) ?? [];
}

type AuthoredTextProps = {
  texts: PageTexts;
  /** Key of the part: its paragraphs are under `paragraphs.<part>`, its points under `points.<part>`; either may be missing. */
  part: TitledPart | 'opening';
  numbered?: boolean;
  children?: ReactNode;
};

/** One part of a page's authored text. */
export function AuthoredText({ texts, part, numbered = false, children }: AuthoredTextProps) {
  const list = useTextList(texts);
  return (
    <Prose paragraphs={list(`paragraphs.${part}`)} points={list(`points.${part}`)} numbered={numbered}>
      {children}
    </Prose>
  );
}

/** A part of a page's authored text under its own heading, the text `<part>.title`. */
export function TextSection({ id, ...props }: AuthoredTextProps & { part: TitledPart; id?: string }) {
  const { t } = useTranslation(props.texts);
  return (
    <Section {...(id && { id })} title={t(`${props.part}.title`)}>
      <AuthoredText {...props} />
    </Section>
  );
}

/** The conditions of a product or service from the agency's file; renders nothing without conditions. */
export function Conditions({ of }: { of: ConditionPlace }) {
  const { t } = useTranslation('information');
  const lang = useLang();
  const conditions = useAgencyFile().conditions[of] ?? [];
  if (conditions.length === 0) return null;
  return (
    <Section title={t('conditions')}>
      <Prose points={conditions.map((condition) => condition[lang])} />
    </Section>
  );
}
