const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The least contrast of text and its background (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Relative luminance of `#rgb` or `#rrggbb`, 0 to 1 (WCAG). */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const linear = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function readHex(raw: unknown): string | null {
  const text = typeof raw === 'string' ? raw.trim() : '';
  return HEX.test(text) ? text.toLowerCase() : null;
}

/**
 * The pair of colours a content item asks for (`textHex`, `bodyHex`), ready for `style`. `null`, so that the theme's own
 * pair stays, unless both are `#rgb` or `#rrggbb` and can be read on each other (A35).
 */
export function safeColours(requested: {
  text?: unknown;
  background?: unknown;
}): { color: string; backgroundColor: string } | null {
  const color = readHex(requested.text);
  const backgroundColor = readHex(requested.background);
  if (!color || !backgroundColor || contrast(color, backgroundColor) < LEAST_CONTRAST) return null;
  return { color, backgroundColor };
}
