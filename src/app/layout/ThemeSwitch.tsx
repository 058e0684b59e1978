import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { onStoredElsewhere } from '#shared/storage/stored-elsewhere.ts';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';
import { applyStoredTheme, applyTheme, storedTheme, THEME_KEY, THEMES, type Theme } from './theme.ts';
import styles from './ThemeSwitch.module.css';

/** Light, dark, or as the system says (look, Character); the choice is applied before the first paint by the boot script. */
export function ThemeSwitch() {
  const { t } = useTranslation('layout');
  const { storage } = usePortal();
  const atStart = useInBrowser(() => storedTheme(storage), 'System');
  const [selected, setSelected] = useState<Theme | null>(null);
  useEffect(() => onStoredElsewhere([THEME_KEY], () => setSelected(applyStoredTheme(storage))), [storage]);
  const theme = selected ?? atStart;
  const choose = (next: Theme) => {
    setSelected(next);
    applyTheme(storage, next);
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
