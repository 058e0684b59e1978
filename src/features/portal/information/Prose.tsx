import type { ReactNode } from 'react';
import styles from './Prose.module.css';

type ProseProps = {
  paragraphs?: readonly string[];
  /** A list after the paragraphs. */
  points?: readonly string[];
  /** The points are steps in their order. */
  numbered?: boolean;
  /** What follows the list: a link, a closing sentence. */
  children?: ReactNode;
};

/** Authored running text: paragraphs, then points, in lines of a comfortable length. */
export function Prose({ paragraphs, points, numbered = false, children }: ProseProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className={styles.prose}>
      {paragraphs?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points && points.length > 0 ? (
        <List>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      ) : null}
      {children}
    </div>
  );
}
