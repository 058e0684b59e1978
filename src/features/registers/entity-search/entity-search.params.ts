import * as z from 'zod/mini';
import {
  idInAddress,
  jibInAddress,
  nameInAddress,
  pageInAddress,
  readAddress,
  wholeInAddress,
} from '#domain/legal-entity/search/address-values.ts';
import { LEGAL_ENTITY_STATUS, YEARS } from '#shared/config/settings.ts';
import { REGISTER_RULES, registerOfType, type SearchRegister } from './search-registers.ts';

/** What is looked for (R3.4), as the address says it; null and '' mean not asked for. */
export type SearchFilters = {
  register: SearchRegister;
  name: string;
  jib: string;
  /** Type filter within the red portal; elsewhere the register decides. */
  legalEntityTypeId: number | null;
  countyId: number | null;
  municipalityId: number | null;
  legalEntitySizeId: number | null;
  /** Code of the chosen market activity: 'C', '25', '25.1' or '25.11'. */
  activityCode: string;
  /** 1 to 3 in the red portal, null elsewhere. */
  legalEntityStatus: number | null;
  accountStatusId: number | null;
  /** Financial year of the red portal; null when none is chosen or the status has none. */
  year: number | null;
  /** From 1. */
  page: number;
};

/** What a value counts as when it is not understood. */
const withDefault = z.catch;

/** A positive year outside the list is nonsense and counts as the default; 0 and below mean that none is chosen (R5). */
const year = withDefault(
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,9}$/)),
    z.transform((text) => {
      const value = Number(text);
      if (value < 1) return null;
      return YEARS.redPortal.some((one) => one === value) ? value : YEARS.redPortalDefault;
    }),
  ),
  YEARS.redPortalDefault,
);

const addressSchema = z.object({
  redPortal: withDefault(
    z.pipe(
      z.literal('true'),
      z.transform(() => true),
    ),
    false,
  ),
  isPublicEntity: withDefault(
    z.pipe(
      z.literal('true'),
      z.transform(() => true),
    ),
    false,
  ),
  legalEntityTypeId: idInAddress,
  name: nameInAddress,
  jib: jibInAddress,
  countyId: idInAddress,
  municipalityId: idInAddress,
  legalEntitySizeId: idInAddress,
  activityCode: withDefault(z.string().check(z.regex(/^([A-U]|\d\d(\.\d{1,2})?)$/)), ''),
  legalEntityStatus: withDefault(
    wholeInAddress(LEGAL_ENTITY_STATUS.notInAccountsRegister),
    LEGAL_ENTITY_STATUS.submitted,
  ),
  accountStatusId: idInAddress,
  year,
  page: pageInAddress,
});

/** Reads a query string; whatever is not understood counts as not given (R2.3, faults C09, D07, D10). `isPublic` is the page's flag. */
export function readFilters(query: string, isPublic: boolean): SearchFilters {
  const { redPortal, isPublicEntity, ...values } = readAddress(addressSchema, query);
  const register: SearchRegister =
    isPublic || (isPublicEntity && !redPortal)
      ? 'publicEnterprises'
      : redPortal
        ? 'redPortal'
        : registerOfType(values.legalEntityTypeId);
  return inOrder({ ...values, register });
}

/** Puts filters in order that depend on each other (R4.1): county and municipality, register, status, account status and year. */
export function inOrder(filters: SearchFilters): SearchFilters {
  const isRed = filters.register === 'redPortal';
  const hasStatusFilters = isRed && filters.legalEntityStatus !== LEGAL_ENTITY_STATUS.notInAccountsRegister;
  return {
    ...filters,
    legalEntityTypeId: isRed ? filters.legalEntityTypeId : null,
    municipalityId: filters.countyId === null ? null : filters.municipalityId,
    legalEntityStatus: isRed ? (filters.legalEntityStatus ?? LEGAL_ENTITY_STATUS.submitted) : null,
    accountStatusId: hasStatusFilters ? filters.accountStatusId : null,
    year: hasStatusFilters ? filters.year : null,
  };
}

/** The query string of filters, without what is understood anyway; '' for a register without filters. */
export function writeFilters(filters: SearchFilters, { namesPublic = true } = {}): string {
  const { register, page, year: selectedYear, ...rest } = inOrder(filters);
  const isRed = register === 'redPortal';
  const hasYear = isRed && filters.legalEntityStatus !== LEGAL_ENTITY_STATUS.notInAccountsRegister;
  const values: Record<string, string | number | null> = {
    ...rest,
    legalEntityTypeId: typeOfAddress(register, rest.legalEntityTypeId),
    legalEntityStatus: rest.legalEntityStatus === LEGAL_ENTITY_STATUS.submitted ? null : rest.legalEntityStatus,
    year: !hasYear || selectedYear === YEARS.redPortalDefault ? null : (selectedYear ?? 0),
    page: page > 1 ? page : null,
  };
  const query = new URLSearchParams();
  if (isRed) query.set('redPortal', 'true');
  if (register === 'publicEnterprises' && namesPublic) query.set('isPublicEntity', 'true');
  for (const [key, value] of Object.entries(values)) if (value !== null && value !== '') query.set(key, String(value));
  return query.toString();
}

function typeOfAddress(register: SearchRegister, selected: number | null): number | null {
  if (register === 'redPortal') return selected;
  return register === 'companies' || register === 'publicEnterprises'
    ? null
    : REGISTER_RULES[register].legalEntityTypeId;
}
