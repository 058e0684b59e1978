import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#shared/ui/Icon.tsx';
import { textElement } from '#shared/ui/text-element.tsx';
import styles from './MoreLink.module.css';

/** A link to more of what a block shows, with an arrow after the text. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {textElement(children)}
      <Icon of={ArrowRight} size="s" />
    </Link>
  );
}
