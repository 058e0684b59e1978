import type { AgencyLanguage } from '../call.ts';
import type { LegalEntity } from '../legal-entities/generate.ts';
import { random, type Random } from '../random.ts';
import { reportTypeOf } from '../report-templates/report-types.ts';
import { businessOf, type BusinessYear } from './business.ts';
import { newCompanyLines, notMicroLines, oldCompanyLines } from './company-lines.ts';
import * as old from './institution-lines.ts';
import { summaryOf } from './totals.ts';

/** One submitted report of one year: its head and the line values of the entity's register, size and era (R3.5). */
type IndicatorRecord = {
  year: number;
  reportTypeId: number;
  reportType: { id: number; name: string };
  reportSubmissionDate: string;
} & Record<string, unknown>;

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
/** The statement forms changed with this year. */
const NEW_FROM = 2022;
const COMPANIES = 1;
const LARGE = 3;
const MICRO = 7;
/** Report types (R9) before 2022 and from then on. */
const TYPES = {
  old: { yearly: 1, amended: 71, consolidated: 4, audit: 5 },
  new: { yearly: 37, amended: 55, consolidated: 41, audit: 42 },
};
/** Values that are never left out, because the sums of a record would not agree without them. */
const ALWAYS_THERE =
  /^(bsA_065|bsP_101|bsP_131|bsP_140|bS_(Imovina|Obaveze|Kapital)|bS_JP_UkupnoImovina|bU_(JP_)?(Dob|Gub|Rez).*|.*_(22[56]|31[12]|14[78]|30[89]|23[45]|18[78]))$/;

/** The indicator records of an entity 2019–2025, unordered; some years and values are missing, some reports amended. */
export function recordsOf(entity: LegalEntity, language: AgencyLanguage): IndicatorRecord[] {
  const source = random(entity.id * 977 + 41);
  const firstYear = entity.registrationYear + 1;
  // One entity in fifty never submitted a report.
  if (source.chance(0.02)) return [];
  const business = businessOf(
    entity,
    YEARS.filter((year) => year >= firstYear),
  );
  const records = business.flatMap((year) => (source.chance(0.08) ? [] : reportsOf(entity, year, source, language)));
  return source.chance(0.5) ? records.toReversed() : records;
}

function reportsOf(entity: LegalEntity, business: BusinessYear, source: Random, language: AgencyLanguage) {
  const types = business.year < NEW_FROM ? TYPES.old : TYPES.new;
  const isLarge = entity.legalEntitySizeId === LARGE;
  const reports = [{ type: types.yearly, days: source.int(20, 58), scale: 1 }];
  if (source.chance(0.15)) reports.push({ type: types.amended, days: source.int(70, 150), scale: 1.04 });
  if (isLarge && source.chance(0.6)) reports.push({ type: types.consolidated, days: source.int(80, 119), scale: 1.3 });
  if (isLarge && source.chance(0.5)) reports.push({ type: types.audit, days: source.int(120, 200), scale: 1 });
  // The order of the answer is not the order of submission: the portal has to sort (R2.5).
  const order = source.chance(0.5) ? reports.toReversed() : reports;
  return order.map(({ type, days, scale }) => ({
    year: business.year,
    reportTypeId: type,
    reportType: { id: type, name: reportTypeOf(type, business.year < NEW_FROM)?.name[language] ?? '' },
    reportSubmissionDate: new Date(Date.UTC(business.year + 1, 0, days, 8, source.int(0, 59))).toISOString(),
    ...withGap(linesOf(entity, scaled(business, scale)), source),
  }));
}

/** The lines of a record for this register, size and era; no other line field is ever sent. */
function linesOf(entity: LegalEntity, business: BusinessYear): Record<string, number> {
  if (business.year < NEW_FROM) return oldLinesOf(entity, business);
  if (entity.legalEntityTypeId !== COMPANIES) return summaryOf(business);
  const notMicro = entity.legalEntitySizeId === MICRO ? {} : notMicroLines(business);
  return { ...newCompanyLines(business), ...notMicro, ...summaryOf(business) };
}

function oldLinesOf({ legalEntityTypeId }: LegalEntity, business: BusinessYear): Record<string, number> {
  switch (legalEntityTypeId) {
    case 2:
      return old.oldAssociationLines(business);
    case 3:
      return old.oldBankLines(business);
    case 4:
      return old.oldBudgetLines(business);
    case 5:
      return old.oldFundLines(business);
    case 6:
      return old.oldInsuranceLines(business);
    default:
      return oldCompanyLines(business);
  }
}

function scaled(business: BusinessYear, scale: number): BusinessYear {
  if (scale === 1) return business;
  const amounts = Object.entries(business).map(([name, amount]) => [name, Math.round(amount * scale)]);
  const grown = Object.fromEntries(amounts) as BusinessYear;
  return { ...grown, year: business.year, employees: business.employees };
}

/** Sets one value of every tenth record to null. */
function withGap(lines: Record<string, number>, { chance, pick }: Random): Record<string, number | null> {
  const optional = Object.keys(lines).filter((key) => !ALWAYS_THERE.test(key));
  return chance(0.1) ? { ...lines, [pick(optional)]: null } : lines;
}
