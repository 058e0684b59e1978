import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';

/** What is stored decides what is shown, so everything below the heading is fetched while that is read. */
const ListCheck = lazyPart(() => import('./ListCheck.tsx').then((file) => file.ListCheck), {
  waiting: () => <RowsSkeleton rows={4} />,
});

/** A whole list at once: names and numbers are pasted, and what the registers say of each is shown in one table. */
export default function ListCheckPage() {
  const { t } = useTranslation('list-check');
  return (
    <Page base="entitySearch" page={t('title')} trail="register" title={t('title')} intro={t('intro')}>
      <ListCheck />
    </Page>
  );
}
