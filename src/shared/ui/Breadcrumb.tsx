import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './Breadcrumb.module.css';

export type Crumb = {
  label: string;
  to?: string | undefined;
  /** State of the history entry that the link creates. */
  state?: unknown;
};

/** The path from home to this page; the last item is the page itself and not linked (P2.9). */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav className={`no-print ${styles.crumbs}`} aria-label={t('breadcrumb')}>
      <ol>
        {items.map(({ label, to, state }, at) => {
          const isPage = at === items.length - 1;
          const link = to !== undefined && !isPage && { to, state };
          return (
            <li key={`${label} ${to}`} aria-current={isPage ? 'page' : undefined}>
              {link ? <Link {...link}>{label}</Link> : label}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
