import * as z from 'zod/mini';
import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { searchCall, urlJib, urlName } from '#domain/legal-entity/search/entity-filters.ts';
import type { EarlyAddress } from '#shared/api/early-calls.ts';
import { LEGAL_ENTITY_STATUS, LEGAL_ENTITY_TYPE, SEARCH_TYPE, YEARS } from '#shared/config/settings.ts';
import { readUrl, urlFlag, urlNumber, urlPage, urlValue } from '#shared/routing/url-schema.ts';

const rule = (legalEntityTypeId: number | null, isPublicEntity: boolean | null = null) => ({
  legalEntityTypeId,
  isPublicEntity,
});

/** Values that selecting a register sets (R4.1); null means not requested. In the red portal the type is a filter of its own. */
const REGISTER_RULES = {
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
function registerOfType(legalEntityTypeId: number | null): SearchRegister {
  const isMeant = (name: SearchRegister) => REGISTER_RULES[name].legalEntityTypeId === legalEntityTypeId;
  // Companies come before public companies, which have the same type; the red portal has none.
  return (legalEntityTypeId && SEARCH_REGISTERS.find(isMeant)) || 'companies';
}

const { submitted, notInAccountsRegister } = LEGAL_ENTITY_STATUS;

/** A positive year outside the list is invalid and becomes the default; 0 and below mean that no year is selected (R5). */
const urlYear = urlValue<number | null>(YEARS.redPortalDefault, (text) => {
  if (!/^-?\d{1,9}$/.test(text)) return undefined;
  return Number(text) < 1 ? null : YEARS.redPortal.find((year) => year === Number(text));
});

/** A code of the activity classification; the list and the form of its codes are the agency's (R3.7). */
const ACTIVITY_CODE = /^[\p{L}\d.-]{0,11}[\p{L}\d]$/u;

const urlFields = z.object({
  redPortal: urlFlag(),
  isPublicEntity: urlFlag(),
  /** Type filter of the red portal; elsewhere the register determines the type. */
  legalEntityTypeId: urlNumber(),
  name: urlName(),
  jib: urlJib(),
  countyId: urlNumber(),
  municipalityId: urlNumber(),
  legalEntitySizeId: urlNumber(),
  /** Code of the selected market activity in the agency's list: 'C', '25', '25.1' or '25.11'. */
  activityCode: urlValue<string>('', (text) => (ACTIVITY_CODE.test(text) ? text : undefined)),
  /** 1 to 3 in the red portal, null elsewhere. */
  legalEntityStatus: urlNumber(notInAccountsRegister),
  accountStatusId: urlNumber(),
  /** Financial year of the red portal; null when none is selected or the status has no year. */
  year: urlYear,
  /** From 1. */
  page: urlPage(),
});

/** Search values (R3.4) in the address; null and '' mean not requested. */
export type SearchFilters = Omit<z.output<typeof urlFields>, 'redPortal' | 'isPublicEntity'> & {
  register: SearchRegister;
};

/** The address of a search (R2.3); on the public route the register follows from the route (R2.1). */
const searchUrl = (isPublicRoute: boolean) =>
  z.codec(urlFields, z.custom<SearchFilters>(), {
    decode: ({ redPortal, isPublicEntity, ...values }) => {
      const isPublic = isPublicRoute || (isPublicEntity && !redPortal);
      const named = redPortal ? 'redPortal' : registerOfType(values.legalEntityTypeId);
      return inOrder({ ...values, register: isPublic ? 'publicEnterprises' : named });
    },
    encode: (filters) => {
      const { register, year, ...rest } = inOrder(filters);
      const isRed = register === 'redPortal';
      const type = isRed ? rest.legalEntityTypeId : REGISTER_RULES[register].legalEntityTypeId;
      const hasYear = isRed && rest.legalEntityStatus !== notInAccountsRegister;
      return {
        ...rest,
        redPortal: isRed,
        isPublicEntity: register === 'publicEnterprises',
        // Companies and public enterprises share a type; an address without a type means companies.
        legalEntityTypeId: !isRed && type === LEGAL_ENTITY_TYPE.companies ? null : type,
        legalEntityStatus: rest.legalEntityStatus === submitted ? null : rest.legalEntityStatus,
        year: hasYear && year !== YEARS.redPortalDefault ? (year ?? 0) : null,
      };
    },
  });

/** The address of the register search (R2.3). */
export const entitySearchUrl = searchUrl(false);
/** The address of the search on the public route, whose register is always the public enterprises (R2.1). */
export const publicSearchUrl = searchUrl(true);

/** Corrects filters that depend on each other (R4.1): county and municipality, register, status, account status and year. */
export function inOrder(filters: SearchFilters): SearchFilters {
  const isRed = filters.register === 'redPortal';
  const hasStatusFilters = isRed && filters.legalEntityStatus !== notInAccountsRegister;
  return {
    ...filters,
    legalEntityTypeId: isRed ? filters.legalEntityTypeId : null,
    municipalityId: filters.countyId === null ? null : filters.municipalityId,
    legalEntityStatus: isRed ? (filters.legalEntityStatus ?? submitted) : null,
    accountStatusId: hasStatusFilters ? filters.accountStatusId : null,
    year: hasStatusFilters ? filters.year : null,
  };
}

/** The call for the filters: the register sets type and public flag (R4.1); null when no search may be made (R5). */
export function entitySearchCall({ register, ...filters }: SearchFilters) {
  const { legalEntityTypeId, isPublicEntity } = REGISTER_RULES[register];
  const type = legalEntityTypeId ?? filters.legalEntityTypeId;
  return searchCall({ ...filters, legalEntityTypeId: type, isPublicEntity }, SEARCH_TYPE.registerList);
}

const earlyCallOf =
  (url: typeof entitySearchUrl) =>
  ({ query, lang }: EarlyAddress) => {
    const call = entitySearchCall(readUrl(url, query));
    return call ? [legalEntitiesCall({ ...call, lang })] : [];
  };

/** The early call of the register search. */
export const earlyEntitySearch = earlyCallOf(entitySearchUrl);
/** The early call of the search on the public route. */
export const earlyPublicSearch = earlyCallOf(publicSearchUrl);
