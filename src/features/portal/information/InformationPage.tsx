import type { ReactNode } from 'react';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import type { RouteName } from '#shared/routing/routes.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import styles from './InformationPage.module.css';

type InformationPageProps = {
  route: RouteName;
  title: string;
  /** For search engines and link previews. */
  description: string;
  intro: string;
  /** What can be done with the whole page. */
  actions?: ReactNode;
  /** Stands beside the text from 1000 px on, after it below: an order card, documents. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of an information page (P2.16, P2.17): breadcrumb, head, text and what stands beside it. The page needs no call:
 * its texts are the portal's own, so it stands even when the content does not come.
 */
export function InformationPage(props: InformationPageProps) {
  const { route, title, description, intro, actions, aside, children } = props;
  usePageMeta(title, description);
  return (
    <div className="wrap">
      <ContentTrail base={route} title={title} />
      <PageHead title={title} intro={<p>{intro}</p>} actions={actions} />
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.text}>{children}</div>
          <div className={styles.aside}>{aside}</div>
        </div>
      ) : (
        <div className={styles.text}>{children}</div>
      )}
    </div>
  );
}
