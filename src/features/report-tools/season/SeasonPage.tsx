import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';

/** What is stored decides what is shown, so everything below the heading is fetched while that is read. */
const SeasonDesk = lazyPart(() => import('./SeasonDesk.tsx').then((file) => file.SeasonDesk), {
  waiting: () => <RowsSkeleton rows={6} />,
});

/** The filing season of an accountant: all clients in one table, with every step from the template to the register. */
export default function SeasonPage() {
  const { t } = useTranslation('season');
  return (
    <Page base="templates" page={t('title')} trail="register" title={t('title')} intro={t('intro')}>
      <SeasonDesk />
    </Page>
  );
}
