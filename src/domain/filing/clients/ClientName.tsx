import styles from './ClientName.module.css';

/** A client by its name, if it has one, with its jib below. */
export function ClientName({ name, jib }: { name: string; jib: string }) {
  return (
    <>
      {name ? <bdi className={styles.name}>{name}</bdi> : null}
      <span className={name ? styles.jib : styles.name} translate="no">
        {jib}
      </span>
    </>
  );
}
