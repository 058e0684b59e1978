import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import type { RouteName } from '#shared/routing/routes.ts';
import styles from './InformationPage.module.css';
import type { PageTexts } from './Prose.tsx';

type InformationPageProps = {
  route: RouteName;
  texts: PageTexts;
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
  return (
    <Page base={route} title={t('title')} intro={intro ?? t('intro')} description={t('description')} actions={actions}>
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
