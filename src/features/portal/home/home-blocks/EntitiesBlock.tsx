import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LONGEST_SEARCHED_NAME } from '#domain/legal-entity/search/entity-filters.ts';
import { useOpenRegister } from '#domain/legal-entity/search/use-open-register.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './EntitiesBlock.module.css';

const REGISTERS = [
  'entitySearch',
  'publicEntitySearch',
  'bankAccount',
  'bankruptcy',
  'naturalPersonsAccounts',
] as const;

/** Business entities (readings, P2.6): a search box that opens the register with the typed text, and the registers by name. */
export function EntitiesBlock() {
  const { t } = useTranslation(['home-blocks', 'ui', 'layout']);
  const lang = useLang();
  const { form, problem } = useOpenRegister();
  const refusal = problem && t(`ui:${problem}`);
  // The focus stays in the field, whose error is not read out by itself.
  useAnnounce(refusal);

  return (
    <section className={styles.band} aria-labelledby="home-entities">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="home-entities">{t('entities.title')}</h2>
          <search aria-labelledby="home-entities">
            <form className={styles.form} {...form}>
              <TextField
                name="text"
                type="search"
                label={t('entities.label')}
                error={refusal}
                autoComplete="off"
                maxLength={LONGEST_SEARCHED_NAME}
              />
              <Button type="submit" icon={Search}>
                {t('entities.submit')}
              </Button>
            </form>
          </search>
        </div>
        <ul className={styles.registers} aria-label={t('entities.registers')}>
          {REGISTERS.map((route) => (
            <li key={route}>
              <Link to={href(route, lang)}>{t(`layout:screens.${route}`)}</Link>
              <p className="muted">{t(`entities.register.${route}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
