import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { FeatureCollection, GeoJsonProperties, Geometry, Point } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Path of the borders (their SOURCES.md says where they come from); the plugin watches it. */
export const BORDERS_FILE = resolve(import.meta.dirname, '../../src/domain/reference/geography/cantons.topojson');

const WIDTH = 640;
const HEIGHT = 620;
const MARGIN = 12;

type CantonProperties = { cantonId: number; shortLabel: string };
type FederationPaths = {
  viewBox: { width: number; height: number };
  cantons: { id: number; shortLabel: string; path: string; label: { x: number; y: number }; area: number }[];
  federation: string;
  context: string[];
};

const borders = JSON.parse(readFileSync(BORDERS_FILE, 'utf8')) as Topology;

function layer<Shape extends Geometry = Geometry, Properties = GeoJsonProperties>(
  name: string,
): FeatureCollection<Shape, Properties> {
  const objects = borders.objects[name];
  if (!objects) throw new Error(`${BORDERS_FILE} has no layer '${name}'.`);
  return feature(borders, objects as GeometryCollection) as FeatureCollection<Shape, Properties>;
}

// Only the federation must fit; its neighbours extend beyond the picture and are clipped slightly outside it.
const projection = geoMercator()
  .fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN],
    ],
    layer('federation'),
  )
  .clipExtent([
    [-MARGIN, -MARGIN],
    [WIDTH + MARGIN, HEIGHT + MARGIN],
  ]);

// A tenth of a unit is less than a screen pixel even on a wall display; more digits would only add bytes.
const projected = geoPath(projection).digits(1);

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

function pathOf(shape: GeoPermissibleObjects): string {
  const path = projected(shape);
  if (!path) throw new Error('A shape of the map lies outside of the picture.');
  return path;
}

function pointOf(longitude: number, latitude: number): { x: number; y: number } {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`${longitude}, ${latitude} is not on the map.`);
  return { x: point[0], y: point[1] };
}

/**
 * Position of a point on the map in percent of width and height, two decimals (P2.21 positionX, positionY), in the same
 * projection as the cantons. Longitude and latitude in degrees.
 */
export function percentOnMap(longitude: number, latitude: number): { x: number; y: number } {
  const { x, y } = pointOf(longitude, latitude);
  return { x: rounded((x / WIDTH) * 100, 2), y: rounded((y / HEIGHT) * 100, 2) };
}

/** The federation as SVG path data in a picture of 640 × 620 units: cantons, outline and neighbours (P2.19). */
export function federationPaths(): FederationPaths {
  const labels = new Map(
    layer<Point, CantonProperties>('labels').features.map(({ properties, geometry }) => [
      properties.cantonId,
      pointOf(Number(geometry.coordinates[0]), Number(geometry.coordinates[1])),
    ]),
  );
  const cantons = layer<Geometry, CantonProperties>('cantons').features.map((canton) => {
    const { cantonId, shortLabel } = canton.properties;
    const label = labels.get(cantonId);
    if (!label) throw new Error(`Canton ${shortLabel} has no label point.`);
    return {
      id: cantonId,
      shortLabel,
      path: pathOf(canton),
      label: { x: rounded(label.x, 1), y: rounded(label.y, 1) },
      area: Math.round(projected.area(canton)),
    };
  });
  return {
    viewBox: { width: WIDTH, height: HEIGHT },
    cantons,
    federation: pathOf(layer('federation')),
    context: layer('context').features.map((neighbour) => pathOf(neighbour)),
  };
}
