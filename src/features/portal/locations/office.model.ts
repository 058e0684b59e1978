import officeRows from '#domain/reference/offices.json' with { type: 'json' };
import { env } from '#shared/config/env.ts';
import { collate } from '#shared/format/fold.ts';

/** One office of the data file (P3 Business unit / branch office). Coordinates in degrees, positions in percent of the picture. */
type OfficeRow = {
  id: number;
  businessUnit: string;
  /** Its own number; if missing, the agency's central one from the environment is used (readings, P3). */
  phone?: string | undefined;
  /** Its own address, null for none (two offices); if missing, the central one is used. */
  mail?: string | null | undefined;
  parentId: number | null;
  /** Postal code. */
  ppt: string;
  lon: number;
  lat: number;
  positionX: number;
  positionY: number;
};

/** The 49 offices: ten main units in the canton seats, ids 1–10 in canton order, and 39 branch offices. */
export const OFFICE_ROWS: readonly OfficeRow[] = officeRows;

/** An office with its contacts as shown; null if there is none. */
export type Office = Omit<OfficeRow, 'phone' | 'mail'> & {
  phone: string | null;
  mail: string | null;
  cantonId: number;
};

const FIRST_CANTON_ID = 2027;

/** The offices with the central contacts filled in. Main units have the ids 1–10 in the order of their cantons. */
export function toOffices(
  rows: readonly OfficeRow[],
  central: Pick<OfficeRow, 'phone'> & { mail: string | undefined },
): Office[] {
  return rows.map((row) => ({
    ...row,
    phone: row.phone ?? central.phone ?? null,
    mail: row.mail === undefined ? (central.mail ?? null) : row.mail,
    cantonId: FIRST_CANTON_ID + (row.parentId ?? row.id) - 1,
  }));
}

/** All offices; those without contacts of their own have those of the environment (P3). */
export const OFFICES: readonly Office[] = toOffices(OFFICE_ROWS, {
  phone: env.VITE_CONTACT_PHONE,
  mail: env.VITE_CONTACT_EMAIL,
});

/** Whether an office is a main business unit (green pin) and not a branch office (yellow pin) (P2.21). */
export function isMain({ parentId }: Pick<Office, 'parentId'>): boolean {
  return parentId === null;
}

/** The branch offices of a main unit in the order of the local alphabet. */
export function branchesOf(offices: readonly Office[], mainId: number): Office[] {
  return offices
    .filter(({ parentId }) => parentId === mainId)
    .toSorted((a, b) => collate(a.businessUnit, b.businessUnit));
}

/** Whether an office is highlighted on the map: the active one itself, or a branch office of it (P2.21). */
export function isHighlighted({ id, parentId }: Pick<Office, 'id' | 'parentId'>, selectedId: number | null): boolean {
  return selectedId !== null && (id === selectedId || parentId === selectedId);
}

/** A point on the earth in degrees. */
export type Coordinates = { readonly lon: number; readonly lat: number };

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance as the crow flies in kilometres (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const byLat = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const byLon = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const share = byLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * byLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** The offices nearest to a place with their distance in kilometres, nearest first. */
export function nearestOffices(offices: readonly Office[], place: Coordinates, count: number) {
  return offices
    .map((office) => ({ office, km: distanceKm(place, office) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, count);
}
