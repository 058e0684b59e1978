import type { FiguresOf, FiguresShown } from './figure-lines.ts';
import { breakIn } from './indicator-cards.ts';
import type { Point } from './series.ts';
import type { Trend } from './trends.ts';

/** A chart of the picture before it is written in a language: a line over the years, or of several entities in one year. */
export type ChartSource = {
  trend: Trend;
  /** Whose years they are, where there are several. */
  entity?: string;
  bars: readonly { label: string; breakBefore?: boolean; point: Pick<Point, 'value' | 'gap'> }[];
};

/** The bars of a line, one for each year. */
export function barsOverYears(points: readonly Pick<Point, 'value' | 'gap' | 'year'>[]): ChartSource['bars'] {
  const breakAt = breakIn(points.map(({ year }) => year));
  return points.map((point, at) => ({ label: `${point.year}`, breakBefore: at === breakAt, point }));
}

/** Figures of entities as they are shown, to be used elsewhere. */
export type OfferedFigures = {
  entities: readonly FiguresOf[];
  shown: FiguresShown;
  /** The charts of the picture in rows. */
  charts: () => readonly (readonly ChartSource[])[];
  /** Who the entities are, as written in the file. */
  of: { label: string; text: string };
  title: string;
  fileName: string;
};
