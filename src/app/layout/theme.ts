import type { PortalStorage } from '#shared/storage/create-storage.ts';

/** The themes a visitor can select; 'System' follows the computer's setting and is stored as no value. */
export const THEMES = ['System', 'Light', 'Dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The inline script (`boot.ts`) applies it before the first paint. */
const KEY = 'theme';

/** The stored theme; 'System' when none or an unknown one is stored. */
export const storedTheme = ({ local }: Pick<PortalStorage, 'local'>): Theme =>
  THEMES.find((theme) => theme.toLowerCase() === local.get(KEY)) ?? 'System';

/** Stores the theme for later visits and applies it. */
export function applyTheme({ local }: PortalStorage, theme: Theme): void {
  const { dataset } = document.documentElement;
  const value = theme.toLowerCase();
  if (theme === 'System') {
    local.remove(KEY);
    delete dataset['theme'];
  } else {
    local.set(KEY, value);
    dataset['theme'] = value;
  }
}
