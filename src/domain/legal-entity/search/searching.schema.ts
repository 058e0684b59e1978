import * as z from 'zod/mini';
import { withDefault } from '#shared/api/wire.ts';

/** The search state as stored between visits (P3 Search state); no search is pending when it is restored. */
export const searchingState = z.object({
  isSearching: withDefault(z.literal(false), false),
  /** Query string of the last register search, restored when the address has none (R2.3, R3.4). */
  businessEntitiesProfileSearch: z.nullable(z.string()),
});
