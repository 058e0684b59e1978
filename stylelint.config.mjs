/** Spacing comes from tokens; 0 and 1px are hairlines, which something has to be moved by. */
const SPACING =
  '/^(?:margin|padding|(?:row-|column-)?gap|inset|top|right|bottom|left|scroll-(?:margin|padding))(?:-|$)/';
const PIXELS = '/(?<![\\w.])(?!0*[01]px)[\\d.]+px/';

/**
 * Colours and spacing come from tokens, widths of the window have names, every rule is in a cascade layer, and no selector is used
 * that a browser of the `browserslist` lacks. A custom property is
 * declared in the same file, in `shared/styles`, or, if code or another sheet sets it, used with a fallback.
 *
 * @type {import('stylelint').Config}
 */
export default {
  referenceFiles: ['breakpoints', 'tokens', 'base'].map((name) => `src/shared/styles/${name}.css`),
  reportUnscopedDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-property-value-disallowed-list': { [SPACING]: [PIXELS] },
    // Colours come from tokens; Chrome before 111 has no `color-mix()`.
    'function-disallowed-list': ['/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/', 'color-mix'],
    'media-feature-name-disallowed-list': ['/width|height|size/'],
    'no-unknown-animations': true,
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'rule-nesting-at-rule-required-list': 'layer',
    // Firefox 115 to 120 have none: a class, a sibling or a mark of the root does it.
    'selector-pseudo-class-disallowed-list': ['has'],
    // Firefox before 120 has neither.
    'unit-disallowed-list': ['lh', 'rlh'],
  },
  overrides: [
    {
      files: ['src/shared/styles/tokens.css'],
      rules: { 'color-named': null, 'color-no-hex': null, 'function-disallowed-list': null },
    },
    { files: ['src/shared/styles/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
  ],
};
