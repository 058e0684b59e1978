import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cantonName } from '#domain/reference/cantons.ts';
import { MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { LazyNewsOfResult } from '../named-searches/own-searches.tsx';
import styles from './EntityCard.module.css';

type EntityCardProps = {
  id: number;
  name: string;
  /** Target of the name's link; without it the toggle button covers the whole head. */
  to?: string;
  jib: string;
  municipality: string;
  county: string;
  /** Beside the name on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  isOpen: boolean;
  onToggle: (id: number) => void;
  toggleLabel: string;
  children: ReactNode;
};

/** A legal entity in the results of a search (R2.3, R2.7): short name, jib, municipality and county; its details open in place. */
export function EntityCard(props: EntityCardProps) {
  const { id, name, to, jib, municipality, county, aside, isOpen, onToggle, toggleLabel, children } = props;
  const { t } = useTranslation('legal-entity');
  const lang = useLang();
  const bodyId = `entity-${id}`;
  return (
    <li className={classNames(styles.card, isOpen && styles.open)}>
      <div className={classNames(styles.head, aside !== undefined && styles.parted)}>
        <div>
          <h3 className={`title-m ${styles.name}`} dir="auto" translate="no">
            {to ? (
              <Link to={to} title={t('search.clickToSeeLegalEntityProfile')} dir="auto">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <LazyNewsOfResult id={id} />
          <p className={styles.meta}>
            <span>
              <span>{t('search.jib')}</span>{' '}
              <b className="tnum" translate="no">
                {jib || MISSING}
              </b>
            </span>
            {municipality ? <span>{municipality}</span> : null}
            {county ? <span>{cantonName(county, lang)}</span> : null}
          </p>
        </div>
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
        <IconButton
          icon={ChevronDown}
          label={toggleLabel}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          className={styles.toggle}
          onClick={() => onToggle(id)}
        />
      </div>
      {isOpen ? (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      ) : null}
    </li>
  );
}

/** Facts of a card in one line, which wraps. */
export function CardFacts({ children }: { children: ReactNode }) {
  return <p className={styles.meta}>{children}</p>;
}
