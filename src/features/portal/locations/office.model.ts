import { collate } from '#shared/format/fold.ts';

/** Stands for the agency's central phone or mail from the environment (readings, P3). */
export const CENTRAL = 'central';

/** One office as the data file holds it (P3 Business unit / branch office). Coordinates in degrees, positions in percent. */
export type OfficeRow = {
  id: number;
  businessUnit: string;
  /** A number of its own, or `CENTRAL`. */
  phone: string;
  /** An address of its own, `CENTRAL`, or null: two offices have no mail. */
  mail: string | null;
  /** The main unit of a branch office; null for a main unit. */
  parentId: number | null;
  /** Postal code. */
  ppt: string;
  lon: number;
  lat: number;
  positionX: number;
  positionY: number;
};

/** An office with its contacts as they are shown; null where there is none. */
export type Office = Omit<OfficeRow, 'phone' | 'mail'> & {
  phone: string | null;
  mail: string | null;
  cantonId: number;
};

type CentralContact = { phone: string | undefined; mail: string | undefined };

const FIRST_CANTON_ID = 2027;

/** Offices with the central contacts in place. Main units have the ids 1–10 in the order of the cantons they sit in. */
export function toOffices(rows: readonly OfficeRow[], central: CentralContact): Office[] {
  return rows.map((row) => ({
    ...row,
    phone: row.phone === CENTRAL ? (central.phone ?? null) : row.phone,
    mail: row.mail === CENTRAL ? (central.mail ?? null) : row.mail,
    cantonId: FIRST_CANTON_ID + (row.parentId ?? row.id) - 1,
  }));
}

/** Whether an office is a main business unit (green pin) and not a branch office (yellow pin) (P2.21). */
export function isMain({ parentId }: Pick<Office, 'parentId'>): boolean {
  return parentId === null;
}

/** The branch offices of a main unit by the local alphabet. */
export function branchesOf(offices: readonly Office[], mainId: number): Office[] {
  return offices
    .filter(({ parentId }) => parentId === mainId)
    .toSorted((a, b) => collate(a.businessUnit, b.businessUnit));
}

/** What is lit on the map: the unit itself and the pins whose parent it is (P2.21). */
export function isHighlighted({ id, parentId }: Pick<Office, 'id' | 'parentId'>, selectedId: number | null): boolean {
  return selectedId !== null && (id === selectedId || parentId === selectedId);
}
