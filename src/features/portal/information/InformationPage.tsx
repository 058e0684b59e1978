import type { Namespace } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import type { RouteName } from '#shared/routing/routes.ts';
import styles from './InformationPage.module.css';

type InformationPageProps = {
  route: RouteName;
  /** Namespace of the page's texts: it has `title`, `description` and `intro`. */
  texts: Namespace;
  /** The introduction, where it has figures in it. */
  intro?: string;
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
export function InformationPage({ route, texts, intro, actions, aside, children }: InformationPageProps) {
  const { t } = useTranslation(texts);
  const text = (key: string): string => t(key as never);
  return (
    <Page
      base={route}
      title={text('title')}
      intro={intro ?? text('intro')}
      description={text('description')}
      actions={actions}
    >
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.text}>{children}</div>
          <div className={styles.aside}>{aside}</div>
        </div>
      ) : (
        <div className={styles.text}>{children}</div>
      )}
    </Page>
  );
}
