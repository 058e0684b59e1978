import * as drawn from 'virtual:geography';

/** Size of the picture that all paths are drawn in. */
export const { VIEW_BOX } = drawn;

/** The ten cantons in the order of their ids (P3): SVG path data, position of the label and area, in units of `VIEW_BOX`. */
export const CANTON_SHAPES = drawn.CANTONS;

/** The outline of the whole federation. */
export const FEDERATION_PATH = drawn.FEDERATION;

/** The neighbouring entity and district, cut at the edge of the picture. */
export const CONTEXT_PATHS = drawn.CONTEXT;

/** Source of the borders, named beside every picture made from them. */
export const BORDERS_CREDIT = 'Natural Earth';
