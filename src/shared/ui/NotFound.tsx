import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from './PageMeta.tsx';
import styles from './NotFound.module.css';

/** Where the reader can go on, with the text of the link. */
const WAYS = [
  { route: 'home', text: 'notFound.home' },
  { route: 'search', text: 'searchSite' },
  { route: 'entitySearch', text: 'screens.entitySearch' },
] as const;

/**
 * The not-found screen for unknown paths and ids, with links to go on (faults D02, D03, A29). A static host answers an address
 * with 200 although its content is missing, so the page itself says 'noindex' to search engines.
 */
export function NotFound() {
  const { t } = useTranslation('layout');
  const lang = useLang();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageMeta title={t('notFound.title')} />
      <meta name="robots" content="noindex" />
      <PageHead title={t('notFound.title')} intro={t('notFound.text')} />
      <ul className={styles.ways}>
        {WAYS.map(({ route, text }) => (
          <li key={route}>
            <Link to={href(route, lang)}>
              <span>{t(text)}</span>
              <Icon of={ArrowRight} size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
