import type { Office } from './office.model.ts';

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

export type NearOffice = { readonly office: Office; readonly km: number };

/** The nearest offices to a place, nearest first. */
export function nearestOffices(offices: readonly Office[], place: Coordinates, count: number): NearOffice[] {
  return offices
    .map((office) => ({ office, km: distanceKm(place, office) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, count);
}
