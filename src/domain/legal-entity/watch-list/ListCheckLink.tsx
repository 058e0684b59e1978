import ListChecks from 'lucide-react/icons/list-checks';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';

/** The link from the register and the watch list to the check of a whole list. */
export function ListCheckLink() {
  const { t } = useTranslation('watch-list');
  return (
    <ButtonLink to={href('listCheck', useLang())} variant="quiet" icon={ListChecks}>
      {t('openListCheck')}
    </ButtonLink>
  );
}
