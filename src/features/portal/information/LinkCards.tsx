import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#shared/ui/class-names.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import styles from './LinkCards.module.css';

export type LinkCard = {
  key: string;
  title: string;
  text?: ReactNode;
  /** A path within the portal. */
  to?: string | undefined;
  /** Or an address of another site. */
  external?: string | null | undefined;
};

type LinkCardsProps = {
  cards: readonly LinkCard[];
  /** Small cards are closer together, up to four in a row. */
  small?: boolean;
};

/** A grid of cards: a title with a link and a sentence; without an address the title is plain text. */
export function LinkCards({ cards, small = false }: LinkCardsProps) {
  return (
    <ul className={classNames(styles.cards, small && styles.small)}>
      {cards.map(({ key, title, text, to, external }) => (
        <li key={key}>
          <h3 className="title-m">
            {to === undefined ? <ExternalLink href={external}>{title}</ExternalLink> : <Link to={to}>{title}</Link>}
          </h3>
          {text ? <p className="small muted">{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}
