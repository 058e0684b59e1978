import * as z from 'zod/mini';
import { strictListOf } from '#shared/api/lists.ts';
import { figureWire, idWire, refWire } from '#shared/api/wire.ts';

/** Financial summary of one county for one year (P3); money in KM, null if the agency sent no figure, 'unreadable' if it cannot be read. */
const countySummaryWire = z.object({
  countyId: idWire,
  year: refWire,
  legalEntitiesCount: figureWire,
  total_Imovina: figureWire,
  total_Obaveze: figureWire,
  total_RezultatPoslovanja: figureWire,
  total_VrijednostPoslovanja: figureWire,
  total_BrojZaposlenih: figureWire,
});

/** Answer of both summary calls (P7): a bare list, or a list in `data`. */
export const countySummariesWire = strictListOf(countySummaryWire, 'county financial summaries');

export type CountySummaryWire = z.output<typeof countySummaryWire>;
