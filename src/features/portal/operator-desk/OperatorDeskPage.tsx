import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Page } from '#domain/content/Page.tsx';
import { urlChoice } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { NavTabs } from '#shared/ui/NavTabs.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import styles from './OperatorDeskPage.module.css';

const TABS = ['file', 'agency'] as const;
const deskUrl = z.object({ tab: urlChoice(TABS) });

const waiting = () => <RowsSkeleton rows={6} />;
const PARTS = {
  file: lazyPart(() => import('./file/FileDesk.tsx').then((file) => file.FileDesk), { waiting }),
  agency: lazyPart(() => import('./look/AgencyLook.tsx').then((file) => file.AgencyLook), { waiting }),
};

/**
 * The operator's desk, reached by its address only: edits the agency's file for upload, and looks at the four APIs from this
 * browser. It changes nothing on the server (operating: The operator's desk).
 */
export default function OperatorDeskPage() {
  const { t } = useTranslation('operator-desk');
  const [{ tab }, setUrl] = useUrlState(deskUrl);
  const Part = PARTS[tab];
  return (
    <Page base="operatorDesk" title={t('title')} intro={t('intro')}>
      <div className={styles.tabs}>
        <NavTabs
          label={t('tabs.label')}
          items={TABS.map((key) => ({
            key,
            label: t(`tabs.${key}`),
            current: key === tab,
            onSelect: () => setUrl({ tab: key }),
          }))}
        />
      </div>
      <Part />
    </Page>
  );
}
