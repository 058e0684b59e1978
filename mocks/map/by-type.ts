import { COUNTY_SUMMARIES, type CountyFigures, type CountySummary } from './counties.ts';

type Shares = Record<keyof CountyFigures, number>;
type TypeShares = {
  /** Share of a canton's figures that belongs to this legal entity type. */
  ofAll: Shares;
  /** Share of the type that is publicly owned. */
  ofPublic: Shares;
};

/** Legal entity types (R9) by id. For rare types the number in small cantons rounds to 0, and these cantons are left out. */
const TYPES: Readonly<Record<number, TypeShares>> = {
  1: { ofAll: shares(0.46, 0.4, 0.38, 0.55, 0.72, 0.55), ofPublic: shares(0.014, 0.31, 0.27, 0.12, 0.14, 0.17) },
  2: { ofAll: shares(0.27, 0.006, 0.004, 0.003, 0.005, 0.012), ofPublic: shares(0, 0, 0, 0, 0, 0) },
  3: { ofAll: shares(0.0009, 0.27, 0.38, 0.21, 0.03, 0.02), ofPublic: shares(0.03, 0.02, 0.02, 0.01, 0.02, 0.03) },
  4: { ofAll: shares(0.031, 0.14, 0.05, 0.02, 0.07, 0.23), ofPublic: shares(0.98, 0.99, 0.99, 0.99, 0.99, 0.99) },
  5: { ofAll: shares(0.0004, 0.009, 0.001, 0.006, 0.001, 0.0006), ofPublic: shares(0, 0, 0, 0, 0, 0) },
  6: { ofAll: shares(0.0003, 0.02, 0.03, 0.02, 0.01, 0.008), ofPublic: shares(0.1, 0.08, 0.08, 0.05, 0.09, 0.1) },
  7: { ofAll: shares(0.19, 0.05, 0.06, 0.06, 0.07, 0.09), ofPublic: shares(0.002, 0.004, 0.004, 0.002, 0.003, 0.004) },
};

/** Whether R9 knows a legal entity type with that id. */
export function isLegalEntityType(id: number): boolean {
  return Object.hasOwn(TYPES, id);
}

/** The summaries of one legal entity type, public or not (P7); cantons without such an entity are absent. */
export function summariesOfType(legalEntityTypeId: number, isPublic: boolean): CountySummary[] {
  const type = TYPES[legalEntityTypeId];
  if (!type) return [];
  return COUNTY_SUMMARIES.map((all) => summaryOf(all, type, legalEntityTypeId, isPublic)).filter(
    (summary) => (summary.legalEntitiesCount ?? 0) > 0,
  );
}

function summaryOf(all: CountySummary, type: TypeShares, typeId: number, isPublic: boolean): CountySummary {
  // Each canton has another mix of types: up to 8 % around the share, the same on every run.
  const mix = 1 + 0.08 * Math.sin(all.countyId * 7 + typeId * 13);
  const part = (name: keyof CountyFigures) => {
    const total = all[name];
    if (total === null) return null;
    const ofType = Math.round(total * type.ofAll[name] * (name === 'legalEntitiesCount' ? 1 : mix));
    const ofPublic = Math.round(ofType * type.ofPublic[name]);
    return isPublic ? ofPublic : ofType - ofPublic;
  };
  return {
    countyId: all.countyId,
    year: all.year,
    legalEntitiesCount: part('legalEntitiesCount'),
    total_Imovina: part('total_Imovina'),
    total_Obaveze: part('total_Obaveze'),
    total_RezultatPoslovanja: part('total_RezultatPoslovanja'),
    total_VrijednostPoslovanja: part('total_VrijednostPoslovanja'),
    total_BrojZaposlenih: part('total_BrojZaposlenih'),
  };
}

function shares(
  legalEntitiesCount: number,
  total_Imovina: number,
  total_Obaveze: number,
  total_RezultatPoslovanja: number,
  total_VrijednostPoslovanja: number,
  total_BrojZaposlenih: number,
): Shares {
  return {
    legalEntitiesCount,
    total_Imovina,
    total_Obaveze,
    total_RezultatPoslovanja,
    total_VrijednostPoslovanja,
    total_BrojZaposlenih,
  };
}
