import { useTranslation } from 'react-i18next';
import { DrawnValue, NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import { formatDate, toDateParts } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

/** What stands beside the jib in the head of a profile (R2.4), on the screen and on paper. */
export function HeadFacts({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  const { taxNumber, registrationDateTime, municipality, county } = entity;
  const isDated = toDateParts(registrationDateTime) !== null;
  const facts = [
    [t('fields.taxNumber'), <DrawnValue key="taxNumber" text={taxNumber} />],
    [t('fields.registrationDate'), isDated ? formatDate(registrationDateTime, lang) : NOT_AVAILABLE],
    [t('fields.seat'), [municipality, cantonName(county, lang)].filter(Boolean).join(', ') || NOT_AVAILABLE],
  ] as const;
  return facts.map(([label, fact]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{fact}</dd>
    </div>
  ));
}
