const HEX = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Translucent colours are laid over white, because the agency chooses its colours for white. */
const WHITE = '#ffffff';

/** Least contrast between text and background (WCAG 1.4.3). */
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

/**
 * A colour of 3, 4, 6 or 8 digits, with or without '#', as `#rrggbb`; a translucent one is laid over `below`. Null for anything
 * else, and for a fully transparent colour.
 */
function readHex(raw: unknown, below: string): string | null {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (!HEX.test(text)) return null;
  const digits = text.replace('#', '').toLowerCase();
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  const share = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  if (share === 0) return null;
  const mixed = [1, 3, 5].map((at) => {
    const over = Number.parseInt(long.slice(at - 1, at + 1), 16);
    const under = Number.parseInt(below.slice(at, at + 2), 16);
    return Math.round(over * share + under * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/**
 * The colours a content item requests (`textHex`, `bodyHex`), ready for `style`. `null` (keep the theme's colours) unless both
 * are hex and their contrast is sufficient (A35).
 */
export function safeColours(requested: {
  text?: unknown;
  background?: unknown;
}): { color: string; backgroundColor: string } | null {
  const backgroundColor = readHex(requested.background, WHITE);
  const color = backgroundColor && readHex(requested.text, backgroundColor);
  if (!color || contrast(color, backgroundColor) < LEAST_CONTRAST) return null;
  return { color, backgroundColor };
}
