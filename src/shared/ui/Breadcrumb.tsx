import { useTranslation } from 'react-i18next';
import styles from './Breadcrumb.module.css';
import { Link } from './Link.tsx';

export type Crumb = {
  label: string;
  to?: string | undefined;
  /** Goes along in the history entry the link makes. */
  state?: unknown;
};

/** Where the reader is: from home down to this page; the last item is the page itself and no link (P2.9). */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav className={`no-print ${styles.crumbs}`} aria-label={t('breadcrumb')}>
      <ol>
        {items.map(({ label, to, state }, at) =>
          at === items.length - 1 ? (
            <li key={`${label} ${to}`} aria-current="page">
              {label}
            </li>
          ) : (
            <li key={`${label} ${to}`}>
              {to === undefined ? (
                label
              ) : (
                <Link to={to} state={state}>
                  {label}
                </Link>
              )}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
