import * as paths from 'virtual:geography';

/** Size of the picture that all paths fit in. */
export const { VIEW_BOX } = paths;

/** The ten cantons in the order of their ids (P3): SVG path data, position of the label and area, in units of `VIEW_BOX`. */
export const CANTON_SHAPES = paths.CANTONS;

/** The outline of the whole federation. */
export const FEDERATION_PATH = paths.FEDERATION;

/** The neighbouring entity and district, cut at the edge of the picture. */
export const CONTEXT_PATHS = paths.CONTEXT;

/** Source of the borders, named beside every picture made from them. */
export const BORDERS_CREDIT = 'Natural Earth';
