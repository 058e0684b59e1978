const SIZE = /^\s*(\d{1,4}(?:\.\d{1,3})?)\s*(px|pt|rem|em)?\s*$/i;
const PX_PER = { px: 1, pt: 4 / 3, rem: 16, em: 16 } as const;

/**
 * A font size requested by a content item (`titleFontSize`, `contentFontSize`), in rem so that it grows with the reader's
 * setting, limited to `least` to `most` pixels. `undefined` (use the theme's size) for anything but a plain size (A36).
 */
export function clampFontSize(raw: unknown, least = 14, most = 44): string | undefined {
  const match = typeof raw === 'number' || typeof raw === 'string' ? SIZE.exec(String(raw)) : null;
  if (!match) return undefined;
  const unit = (match[2]?.toLowerCase() ?? 'px') as keyof typeof PX_PER;
  const pixels = Number(match[1]) * PX_PER[unit];
  return pixels > 0 ? `${Math.min(most, Math.max(least, pixels)) / 16}rem` : undefined;
}
