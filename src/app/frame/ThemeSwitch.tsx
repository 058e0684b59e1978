import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeLocal } from '#shared/storage/safe-storage.ts';
import styles from './ThemeSwitch.module.css';

const THEMES = ['System', 'Light', 'Dark'] as const;
type Theme = (typeof THEMES)[number];

const KEY = 'theme';

function stored(): Theme {
  const value = safeLocal.get(KEY);
  return value === 'light' ? 'Light' : value === 'dark' ? 'Dark' : 'System';
}

/** Light, dark, or as the system says (look, Character); the choice is applied before the first paint by the boot script. */
export function ThemeSwitch() {
  const { t } = useTranslation('frame');
  const [theme, setTheme] = useState(stored);
  const choose = (next: Theme) => {
    setTheme(next);
    const value = next.toLowerCase();
    if (next === 'System') {
      safeLocal.remove(KEY);
      delete document.documentElement.dataset['theme'];
    } else {
      safeLocal.set(KEY, value);
      document.documentElement.dataset['theme'] = value;
    }
  };
  return (
    <div className={styles.themes} role="group" aria-label={t('footer.theme')}>
      {THEMES.map((name) => (
        <button key={name} type="button" aria-pressed={name === theme} onClick={() => choose(name)}>
          {t(`footer.theme${name}`)}
        </button>
      ))}
    </div>
  );
}
