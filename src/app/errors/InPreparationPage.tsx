import { useTranslation } from 'react-i18next';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';

/** Stands where a screen is not built yet. */
export default function InPreparationPage() {
  const { t } = useTranslation('frame');
  usePageMeta(t('inPreparation.title'));
  return (
    <div className="wrap">
      <PageHead title={t('inPreparation.title')} intro={t('inPreparation.text')} />
    </div>
  );
}
