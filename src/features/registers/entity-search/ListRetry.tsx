import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';

/** 'Try again' under a filter whose list could not be had; the rest of the search works without it (faults A49, G08). */
export function ListRetry({ onRetry, isPending = false }: { onRetry: () => void; isPending?: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Button size="small" variant="quiet" icon={RotateCw} isPending={isPending} onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
}
