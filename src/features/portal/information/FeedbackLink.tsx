import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#shared/ui/Button.tsx';

/** Opens the dialog of compliments and complaints over this page (P2.17): the frame shows it when the address asks for it. */
export function FeedbackLink() {
  const { t } = useTranslation('information');
  return (
    <ButtonLink to={{ search: '?dialog=feedback' }} preventScrollReset icon={MessageSquareText}>
      {t('feedback')}
    </ButtonLink>
  );
}
