import * as z from 'zod';
import { readJson } from '../data-file.ts';

const List = z.array(z.string().min(2)).min(1);

/**
 * Parts of invented names; no part is a real company or person. Brands (`brandStems`, `financeBrands`, `emblems`) are built
 * from trees, stones, birds and fruit, surnames from plants and weather, `placeAdjectives` from invented places in the
 * feminine ('Vranduška metalopreradna'), `streets` could be anywhere, `positions` are those of a management (relation type 2).
 */
export const NAME_PARTS = readJson(
  'legal-entities/name-parts.json',
  z.strictObject({
    brandStems: List,
    placeAdjectives: List,
    emblems: List,
    financeBrands: List,
    firstNames: List,
    surnames: List,
    streets: List,
    positions: z.strictObject({ company: List, public: List, other: List }),
  }),
);
