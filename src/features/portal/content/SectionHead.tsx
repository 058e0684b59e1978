import { PAGE_TITLE_ID } from '#shared/ui/PageHead.tsx';
import { motifOf, type RouteSection } from './section.ts';
import styles from './SectionHead.module.css';
import { SectionMotif } from './SectionMotif.tsx';

/** Head of a section: its title on the ink band beside the section's drawing (P2.7). */
export function SectionHead({ title, section }: { title: string; section: RouteSection }) {
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.row}`}>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        <SectionMotif motif={motifOf(section)} />
      </div>
    </div>
  );
}
