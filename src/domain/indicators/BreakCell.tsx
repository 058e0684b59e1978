import styles from './YearsTable.module.css';

/** The hatched gutter where the code set changes; the note below the table says it in words. */
export function BreakCell({ word }: { word?: string }) {
  return (
    <td className={styles.break} aria-hidden="true">
      {word ? <span className={styles.word}>{word}</span> : null}
    </td>
  );
}
