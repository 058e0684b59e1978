import { LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';

type RegisterRule = {
  /** The type the register sets; null in the red portal, where the type is a filter of its own. */
  legalEntityTypeId: number | null;
  /** false for companies, true for public companies, null (not requested) elsewhere (R4.1). */
  isPublicEntity: boolean | null;
};

const rule = (legalEntityTypeId: number | null, isPublicEntity: boolean | null = null): RegisterRule => ({
  legalEntityTypeId,
  isPublicEntity,
});

/** What selecting a register sets (R4.1). */
export const REGISTER_RULES = {
  companies: rule(LEGAL_ENTITY_TYPE.companies, false),
  associations: rule(LEGAL_ENTITY_TYPE.associations),
  budgetUsers: rule(LEGAL_ENTITY_TYPE.budgetUsers),
  financialInstitutions: rule(LEGAL_ENTITY_TYPE.financialInstitutions),
  insuranceCompanies: rule(LEGAL_ENTITY_TYPE.insuranceCompanies),
  investmentFunds: rule(LEGAL_ENTITY_TYPE.investmentFunds),
  publicEnterprises: rule(LEGAL_ENTITY_TYPE.companies, true),
  redPortal: rule(null),
} as const;

export type SearchRegister = keyof typeof REGISTER_RULES;

/** The eight registers of the left list, in the order of R2.3. */
export const SEARCH_REGISTERS = Object.keys(REGISTER_RULES) as SearchRegister[];

/** The register a legalEntityTypeId of the address means; companies for an unknown one (R2.3 On entry). */
export function registerOfType(legalEntityTypeId: number | null): SearchRegister {
  return (
    SEARCH_REGISTERS.find(
      (name) =>
        legalEntityTypeId !== null &&
        REGISTER_RULES[name].legalEntityTypeId === legalEntityTypeId &&
        REGISTER_RULES[name].isPublicEntity !== true,
    ) ?? 'companies'
  );
}
