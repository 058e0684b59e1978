import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useFrameContent } from '#domain/content/use-content.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './BlockParts.module.css';

/** Lines of a ledger: title, what it is, and a sign at the end; the whole line is the link. */
export function ItemRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/** Class of the link in a line: its press area is the whole line. */
export const rowTitle = styles.title;

type ItemRowProps = {
  /** The link with the title as its text; give it the class `rowTitle`. */
  children: ReactNode;
  text: string;
  sign?: ReactNode;
};

/** One line: title, text beside it, sign. */
export function ItemRow({ children, text, sign }: ItemRowProps) {
  return (
    <li className={styles.row}>
      {children}
      {text ? <p className={styles.text}>{text}</p> : null}
      {sign}
    </li>
  );
}

type HomeContentProps = {
  /** What cannot be shown, as text, when the content does not come. */
  errorTitle: string;
  skeleton: ReactNode;
  children: (tree: ContentTree) => ReactNode;
};

/** A block over the content tree: skeleton, failure with 'try again' in its own place, or the block itself. */
export function HomeContent({ errorTitle, skeleton, children }: HomeContentProps) {
  const content = useFrameContent();
  if (content.data) return children(content.data);
  return (
    <div className={styles.waiting}>
      <Loaded of={content} skeleton={skeleton} errorTitle={errorTitle}>
        {() => null}
      </Loaded>
    </div>
  );
}

/** The way on from a block, with an arrow behind the words. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
      <Icon of={ArrowRight} size="s" />
    </Link>
  );
}
