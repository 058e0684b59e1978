import * as z from 'zod/mini';
import { strictListOf } from '#shared/api/lists.ts';
import { idWire, numberWire, refWire } from '#shared/api/wire.ts';

/** Financial summary of one county for one year (P3); money in KM, null if the agency has no figure. */
const countySummaryWire = z.object({
  countyId: idWire,
  year: refWire,
  legalEntitiesCount: numberWire,
  total_Imovina: numberWire,
  total_Obaveze: numberWire,
  total_RezultatPoslovanja: numberWire,
  total_VrijednostPoslovanja: numberWire,
  total_BrojZaposlenih: numberWire,
});

/** Answer of both summary calls (P7): a bare list, or a list in `data`. */
export const countySummariesWire = strictListOf(countySummaryWire, 'county financial summaries');

export type CountySummaryWire = z.output<typeof countySummaryWire>;
