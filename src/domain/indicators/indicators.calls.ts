import type { ApiCall } from '#shared/api/api-call.ts';
import type { SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';

export type IndicatorsQuery = {
  id: number;
  /** 2 on profiles, 1 in the register-page card (readings, R3.4): `SEARCH_TYPE`. */
  searchType: (typeof SEARCH_TYPE)['profileIndicators' | 'cardIndicators'];
  lang: Lang;
};

/** The indicator records of a legal entity: GET FinancialIndicators (R7). */
export const indicatorsCall = ({ id, searchType, lang }: IndicatorsQuery): ApiCall => ({
  base: 'main',
  url: 'FinancialIndicators',
  params: { legalEntityId: id, searchType },
  lang,
});
