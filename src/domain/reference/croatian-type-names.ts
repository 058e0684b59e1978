import { LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** The Croatian variants of R7; the agency sends one local name for bs and hr. */
const CROATIAN: Readonly<Record<number, string>> = {
  [LEGAL_ENTITY_TYPE.companies]: 'Gospodarska društva',
  [LEGAL_ENTITY_TYPE.financialInstitutions]: 'Banke i druge financijske organizacije',
  [LEGAL_ENTITY_TYPE.budgetUsers]: 'Proračunski korisnici',
  [LEGAL_ENTITY_TYPE.associations]: 'Udruge i zaklade',
  [LEGAL_ENTITY_TYPE.insuranceCompanies]: 'Društva za osiguranje',
  [LEGAL_ENTITY_TYPE.investmentFunds]: 'Fondovi',
};

/**
 * Puts the Croatian names in place of the six register types' for hr (R7). By id, not by place in the list, so that
 * another order of the answer cannot give a type the name of its neighbour.
 */
export function withCroatianNames<Type extends { id: number; name: string }>(
  types: readonly Type[],
  lang: Lang,
): Type[] {
  return types.map((type) => (lang === 'hr' ? { ...type, name: CROATIAN[type.id] ?? type.name } : type));
}
