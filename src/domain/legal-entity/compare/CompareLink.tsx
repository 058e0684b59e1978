import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { useCompareBasket } from './use-compare-basket.ts';

/** The link from the basket to the comparison of what is in it; add 'compare' to the texts of the route. */
export function CompareLink() {
  const { t } = useTranslation('compare');
  const lang = useLang();
  const ids = useCompareBasket().entities.map(({ id }) => id);
  return (
    <ButtonLink size="small" iconAfter={ArrowRight} to={href('compare', lang, {}, { ids: ids.join(',') })}>
      {t('go')}
    </ButtonLink>
  );
}
