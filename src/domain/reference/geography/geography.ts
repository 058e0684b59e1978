import * as drawn from 'virtual:geography';

/** A canton as it is drawn: SVG path data, where its label stands and its area, in units of `VIEW_BOX`. */
export type CantonShape = {
  readonly id: number;
  readonly shortLabel: string;
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number };
  readonly area: number;
};

/** Size of the picture that all paths are drawn in. */
export const VIEW_BOX: { readonly width: number; readonly height: number } = drawn.VIEW_BOX;

/** The ten cantons in the order of their ids (P3). */
export const CANTON_SHAPES: readonly CantonShape[] = drawn.CANTONS;

/** The outline of the whole federation. */
export const FEDERATION_PATH: string = drawn.FEDERATION;

/** The neighbouring entity and district, cut at the edge of the picture. */
export const CONTEXT_PATHS: readonly string[] = drawn.CONTEXT;

/** The source that is named beside every picture made of these borders. */
export const BORDERS_CREDIT = 'Natural Earth';
