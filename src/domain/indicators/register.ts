import { LEGAL_ENTITY_SIZE, LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';

const REGISTER_OF_TYPE = {
  [LEGAL_ENTITY_TYPE.companies]: 'companies',
  [LEGAL_ENTITY_TYPE.microCompanies]: 'companies',
  [LEGAL_ENTITY_TYPE.associations]: 'associations',
  [LEGAL_ENTITY_TYPE.financialInstitutions]: 'financialInstitutions',
  [LEGAL_ENTITY_TYPE.budgetUsers]: 'budgetUsers',
  [LEGAL_ENTITY_TYPE.investmentFunds]: 'investmentFunds',
  [LEGAL_ENTITY_TYPE.insuranceCompanies]: 'insuranceCompanies',
} as const;

/** The registers of annual reports (R1); each has its own set of indicators (R2.4, R3.5). */
export type Register = (typeof REGISTER_OF_TYPE)[keyof typeof REGISTER_OF_TYPE] | 'publicEnterprises';

type Classified = { legalEntityTypeId: number | null; legalEntitySizeId?: number | null; isPublicEntity: boolean };

/**
 * The register of an entity and whether it reports as micro (R2.4, R9: size 7 or type 7). Public companies have a register of
 * their own; `register` is null without a known type, and there are no cards then.
 */
export function registerOf(entity: Classified): { register: Register | null; isMicro: boolean } {
  const { legalEntityTypeId, legalEntitySizeId, isPublicEntity } = entity;
  const register = (REGISTER_OF_TYPE as Readonly<Record<number, Register>>)[legalEntityTypeId ?? 0] ?? null;
  return {
    register: register === 'companies' && isPublicEntity ? 'publicEnterprises' : register,
    isMicro: legalEntitySizeId === LEGAL_ENTITY_SIZE.micro || legalEntityTypeId === LEGAL_ENTITY_TYPE.microCompanies,
  };
}
