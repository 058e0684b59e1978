import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** Id of the page's heading; the frame focuses it after a change of page (I05). */
export const PAGE_TITLE_ID = 'page-title';

/** Focuses the title of the page when what had the focus is gone (WCAG 2.4.3). */
export const focusPageTitle = (options?: FocusOptions) => document.getElementById(PAGE_TITLE_ID)?.focus(options);

type PageHeadProps = {
  title: ReactNode;
  intro?: ReactNode;
  /** Actions for the whole page, such as print or copy the link. */
  actions?: ReactNode;
};

/** The head of a page: its only h1, an introduction, and actions for the whole page. */
export function PageHead({ title, intro, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {intro ? <div className={styles.intro}>{intro}</div> : null}
      </div>
      {actions ? <div className={`no-print ${styles.actions}`}>{actions}</div> : null}
    </div>
  );
}
