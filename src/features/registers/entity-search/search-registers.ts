import { LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';

const rule = (legalEntityTypeId: number | null, isPublicEntity: boolean | null = null) => ({
  legalEntityTypeId,
  isPublicEntity,
});

/** Values that selecting a register sets (R4.1); null means not requested. In the red portal the type is a filter of its own. */
export const REGISTER_RULES = {
  companies: rule(LEGAL_ENTITY_TYPE.companies, false),
  associations: rule(LEGAL_ENTITY_TYPE.associations),
  budgetUsers: rule(LEGAL_ENTITY_TYPE.budgetUsers),
  financialInstitutions: rule(LEGAL_ENTITY_TYPE.financialInstitutions),
  insuranceCompanies: rule(LEGAL_ENTITY_TYPE.insuranceCompanies),
  investmentFunds: rule(LEGAL_ENTITY_TYPE.investmentFunds),
  publicEnterprises: rule(LEGAL_ENTITY_TYPE.companies, true),
  redPortal: rule(null),
};

export type SearchRegister = keyof typeof REGISTER_RULES;

/** The eight registers of the left list, in the order of R2.3. */
export const SEARCH_REGISTERS = Object.keys(REGISTER_RULES) as SearchRegister[];

/** The register for a legalEntityTypeId in the address; companies for an unknown one (R2.3 On entry). */
export function registerOfType(legalEntityTypeId: number | null): SearchRegister {
  const isMeant = (name: SearchRegister) => REGISTER_RULES[name].legalEntityTypeId === legalEntityTypeId;
  // Companies come before public companies, which have the same type; the red portal has none.
  return (legalEntityTypeId && SEARCH_REGISTERS.find(isMeant)) || 'companies';
}
