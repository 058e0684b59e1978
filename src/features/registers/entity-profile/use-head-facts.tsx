import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawnValue, NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import { formatDate, toDateParts } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

/** What stands beside the jib in the head of a profile (R2.4), on the screen and on paper: label and value of each. */
export function useHeadFacts(entity: LegalEntity): readonly (readonly [label: string, value: ReactNode])[] {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  const { taxNumber, registrationDateTime, municipality, county } = entity;
  const isDated = toDateParts(registrationDateTime) !== null;
  return [
    [t('fields.taxNumber'), <DrawnValue key="taxNumber" text={taxNumber} />],
    [t('fields.registrationDate'), isDated ? formatDate(registrationDateTime, lang) : NOT_AVAILABLE],
    [t('fields.seat'), [municipality, cantonName(county, lang)].filter(Boolean).join(', ') || NOT_AVAILABLE],
  ];
}
