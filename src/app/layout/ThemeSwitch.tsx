import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeLocal } from '#shared/storage/safe-storage.ts';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';
import styles from './ThemeSwitch.module.css';

const THEMES = ['System', 'Light', 'Dark'] as const;
type Theme = (typeof THEMES)[number];

const KEY = 'theme';

const stored = (): Theme => THEMES.find((theme) => theme.toLowerCase() === safeLocal.get(KEY)) ?? 'System';

function applyTheme(theme: Theme): void {
  const value = theme.toLowerCase();
  if (theme === 'System') {
    safeLocal.remove(KEY);
    document.documentElement.removeAttribute('data-theme');
  } else {
    safeLocal.set(KEY, value);
    document.documentElement.setAttribute('data-theme', value);
  }
}

/** Light, dark, or as the system says (look, Character); the choice is applied before the first paint by the boot script. */
export function ThemeSwitch() {
  const { t } = useTranslation('layout');
  const atStart = useInBrowser(stored, 'System');
  const [selected, setSelected] = useState<Theme | null>(null);
  const theme = selected ?? atStart;
  const choose = (next: Theme) => {
    setSelected(next);
    applyTheme(next);
  };
  return (
    <fieldset className={styles.themes}>
      <legend className="visually-hidden">{t('footer.theme')}</legend>
      {THEMES.map((name) => (
        <button key={name} type="button" aria-pressed={name === theme} onClick={() => choose(name)}>
          {t(`footer.theme${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
