import { safeLocal } from '#shared/storage/safe-storage.ts';

/** What a visitor may select; 'System' is what the computer says, and stored as nothing. */
export const THEMES = ['System', 'Light', 'Dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * The inline script of the documents reads it as well, before the first paint (`boot.ts`); it runs as written and can import
 * nothing, `tests/app/boot.dom.test.ts` holds the two together.
 */
const KEY = 'theme';

/** The theme this computer was left with; 'System' for what is none. */
export const storedTheme = (): Theme => THEMES.find((theme) => theme.toLowerCase() === safeLocal.get(KEY)) ?? 'System';

/** Stores a theme for every later visit and shows it. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const value = theme.toLowerCase();
  if (theme === 'System') {
    safeLocal.remove(KEY);
    delete dataset['theme'];
  } else {
    safeLocal.set(KEY, value);
    dataset['theme'] = value;
  }
}
