import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import type { ControlVersion } from './control-settings.ts';
import styles from './Side.module.css';

/** The notes of the two screens in their order (R2.10, R2.11). */
const NOTES = {
  old: ['multipleFiles', 'onlyExcel', 'emailing', 'onlyMathematical', 'noChain'],
  new: ['emailing', 'sendingOnline', 'onlyMathematical', 'noChain', 'onlyOneFile'],
} as const;

/** What the control does and does not do, and the way to the other control and to the templates. */
export function GoodToKnow({ version }: { version: ControlVersion }) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const isNew = version === 'new';
  return (
    <section className={`${styles.block} no-print`}>
      <h2>{t('notes.title')}</h2>
      <ul className={styles.notes}>
        {NOTES[version].map((note) => (
          <li key={note}>{t(`notes.${note}`)}</li>
        ))}
        <li>
          <Link to={href(isNew ? 'controlOld' : 'control', lang)}>{t(isNew ? 'notes.toOld' : 'notes.toNew')}</Link>
        </li>
        <li>
          <Link to={href(isNew ? 'templates' : 'templatesOld', lang)}>{t('notes.toTemplates')}</Link>
        </li>
      </ul>
    </section>
  );
}
