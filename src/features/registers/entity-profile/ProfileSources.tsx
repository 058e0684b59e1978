import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { formatDate } from '#shared/format/date.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Section } from '#shared/ui/Section.tsx';

/** Where each part of the profile comes from and how fresh it is, as the agency's file says; empty when it does not. */
export function useProfileSources(): (readonly [part: string, source: string])[] {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  return Object.entries(useAgencyFile().sources).map(([part, { source, refreshed, asOf }]) => [
    t(`sources.parts.${part as KeyUnder<'entity-profile', 'sources.parts'>}`),
    [source[lang], refreshed?.[lang], asOf && t('sources.asOf', { date: formatDate(asOf, lang) })]
      .filter(Boolean)
      .join(' · '),
  ]);
}

/** The sources below a profile; nothing when the agency's file has none. */
export function ProfileSources() {
  const { t } = useTranslation('entity-profile');
  const items = useProfileSources();
  if (items.length === 0) return null;
  return (
    <Section title={t('sources.title')} id="sources">
      <DefinitionList items={items} />
    </Section>
  );
}
