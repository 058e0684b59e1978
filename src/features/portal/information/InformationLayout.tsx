import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import type { RouteName } from '#shared/routing/routes.ts';
import type { PageTexts } from './Prose.tsx';
import styles from './InformationLayout.module.css';

type InformationLayoutProps = {
  route: RouteName;
  texts: PageTexts;
  /** The introduction, if it has values to insert; null for none. */
  intro?: string | null;
  actions?: ReactNode;
  /** Content beside the text from 1000 px on, below it on smaller screens: an order card, documents. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of an information page (P2.16, P2.17): breadcrumb, head, text and content beside it. The page needs no call: its
 * texts are the portal's own, so it works even when the content cannot be loaded.
 */
export function InformationLayout({ route, texts, intro, actions, aside, children }: InformationLayoutProps) {
  const { t } = useTranslation(texts);
  const text = <div className={styles.text}>{children}</div>;
  return (
    <Page
      base={route}
      title={t('title')}
      intro={intro === undefined ? t('intro') : intro}
      description={t('description')}
      actions={actions}
    >
      {aside ? (
        <div className={styles.columns}>
          {text}
          <div className={`stack-4 ${styles.aside}`}>{aside}</div>
        </div>
      ) : (
        text
      )}
    </Page>
  );
}
