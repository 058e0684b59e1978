import { path } from '#shared/format/encode-segment.ts';
import type { ApiCall } from '#shared/api/api-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** The profile entity: GET LegalEntities/{id} (R7). */
export const legalEntityCall = ({ id, lang }: { id: number; lang: Lang }): ApiCall => ({
  base: 'main',
  url: path('LegalEntities', id),
  lang,
});

/** Accounts of a jib in the single register: GET BankAccount/Search (R3.6, R7); an empty answer means no data (R4.4). */
export const bankAccountCall = ({ jib, lang }: { jib: string; lang: Lang }): ApiCall => ({
  base: 'accounts',
  url: 'BankAccount/Search',
  params: { searchQuery: jib },
  expected: 'anything',
  lang,
});
