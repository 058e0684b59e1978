import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import styles from './LinkCards.module.css';

export type LinkCard = {
  key: string;
  title: string;
  text?: ReactNode;
  /** A place inside the portal. */
  to?: string | undefined;
  /** Or an address outside. */
  external?: string | null | undefined;
};

type LinkCardsProps = {
  cards: readonly LinkCard[];
  level: 3 | 4;
  /** Small cards stand closer, up to four in a row. */
  small?: boolean;
};

/** Cards in a grid: a title that leads somewhere and a sentence; without an address the title is plain. */
export function LinkCards({ cards, level, small = false }: LinkCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={small ? styles.small : styles.cards}>
      {cards.map(({ key, title, text, to, external }) => (
        <li key={key}>
          <Heading>
            {to === undefined ? <ExternalLink href={external}>{title}</ExternalLink> : <Link to={to}>{title}</Link>}
          </Heading>
          {text ? <p>{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}
