import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { env } from '#shared/config/env.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './AppBlock.module.css';

const STORES = [
  { key: 'apple', variable: 'VITE_APP_STORE_URL' },
  { key: 'google', variable: 'VITE_PLAY_STORE_URL' },
] as const;

/** The mobile application (P2.6) in the two stores, with our own badges instead of third-party scripts or pictures (faults G07). */
export function AppBlock() {
  const { t } = useTranslation('home-blocks');
  const stores = STORES.filter(({ variable }) => env[variable] !== undefined);
  if (stores.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="home-app">
      <div className={styles.block}>
        <Icon of={Smartphone} size="l" />
        <div>
          <h2 id="home-app">{t('app.title')}</h2>
          <p>{t('app.text')}</p>
        </div>
        <ul className={styles.badges}>
          {stores.map(({ key, variable }) => (
            <li key={key}>
              <ExternalLink href={env[variable]} className={styles.badge}>
                <span>
                  <small>{`${t('app.for')} `}</small>
                  <span>{t(`app.${key}`)}</span>
                </span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
