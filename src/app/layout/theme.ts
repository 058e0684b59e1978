import type { PortalStorage } from '#shared/storage/create-storage.ts';

/** The themes a visitor can select; 'System' follows the computer's setting and is stored as no value. */
export const THEMES = ['System', 'Light', 'Dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Key of the theme in local storage. The inline script (`boot.ts`) applies it before the first paint. */
export const THEME_KEY = 'theme';

/** The stored theme; 'System' when none or an unknown one is stored. */
export const storedTheme = ({ local }: Pick<PortalStorage, 'local'>): Theme =>
  THEMES.find((theme) => theme.toLowerCase() === local.get(THEME_KEY)) ?? 'System';

/** Shows a theme: as an attribute, except 'System'. */
function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'System') delete dataset['theme'];
  else dataset['theme'] = theme.toLowerCase();
}

/** Stores the theme for later visits and applies it. */
export function applyTheme({ local }: PortalStorage, theme: Theme): void {
  if (theme === 'System') local.remove(THEME_KEY);
  else local.set(THEME_KEY, theme.toLowerCase());
  showTheme(theme);
}

/** Applies the stored theme, which another tab may have changed, and returns it. */
export function applyStoredTheme(storage: PortalStorage): Theme {
  const theme = storedTheme(storage);
  showTheme(theme);
  return theme;
}
