import type { ReactNode } from 'react';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { useFrameContent } from '#domain/content/use-content.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Link } from '#shared/ui/Link.tsx';
import styles from './BlockParts.module.css';

/** Class of the link in a line: its press area is the whole line. */
export const rowTitle = styles.title;

type ItemRowsProps = {
  items: readonly ContentItem[];
  /** Stands at the end of each line. */
  sign: LucideIcon;
  /** The link with the title as its text; give it the class `rowTitle`. */
  children: (item: ContentItem) => ReactNode;
};

/** Items as lines of a ledger: title, what it is, and a sign at the end; the whole line is the link. */
export function ItemRows({ items, sign, children }: ItemRowsProps) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => {
        const text = item.subtitle || stripHtml(item.content);
        return (
          <li key={item.id} className={`pressable ${styles.row}`}>
            {children(item)}
            {text ? <p className={styles.text}>{text}</p> : null}
            <Icon of={sign} size="s" />
          </li>
        );
      })}
    </ul>
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
  return (
    <div className="wrap">
      {content.data ? (
        children(content.data)
      ) : (
        <div className={styles.waiting}>
          <Loaded of={content} skeleton={skeleton} errorTitle={errorTitle}>
            {() => null}
          </Loaded>
        </div>
      )}
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
