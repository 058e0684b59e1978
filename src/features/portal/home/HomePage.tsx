import ArrowRight from 'lucide-react/icons/arrow-right';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileDown from 'lucide-react/icons/file-down';
import Landmark from 'lucide-react/icons/landmark';
import Scale from 'lucide-react/icons/scale';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { searchingChanged } from '#domain/legal-entity/search/searching.slice.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Hero } from './Hero.tsx';
import { NearBlock } from './NearBlock.tsx';
import styles from './HomePage.module.css';

const TASKS = [
  { route: 'entitySearch', icon: Landmark },
  { route: 'templates', icon: FileDown },
  { route: 'control', icon: ClipboardCheck },
  { route: 'bankruptcy', icon: Scale },
] as const;

/** The four most frequent tasks, as big plain links directly under the hero (look, home page). */
function Tasks() {
  const { t } = useTranslation(['home', 'layout']);
  const lang = useLang();
  return (
    <nav className="wrap" aria-label={t('tasks.label')}>
      <ul className={styles.tasks}>
        {TASKS.map(({ route, icon }) => (
          <li key={route}>
            <Link className={styles.task} to={href(route, lang)}>
              <Icon of={icon} size="l" className={styles.sign} />
              <b>{t(`layout:screens.${route}`)}</b>
              <span>{t(`tasks.${route}.text`)}</span>
              <Icon of={ArrowRight} className={styles.go} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const loadBelowFold = async () => (await import('./BelowFold.tsx')).BelowFold;

/** The home page (P2.6): hero and tasks first; the blocks below load when they are near the screen. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  // Entering the home page resets the search state (P2.6, P4 Search).
  useEffect(() => void dispatch(searchingChanged(false)), [dispatch]);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      <Hero />
      <Tasks />
      <NearBlock name="belowFold" load={loadBelowFold} blocks={11} />
    </>
  );
}
