import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import type { ButtonLook } from '#shared/ui/button-look.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

/** Opens the modal of compliments and complaints (P2.17). Name 'feedback' among the texts of the route. */
export function FeedbackButton({ variant }: Pick<ButtonLook, 'variant'>) {
  const { t } = useTranslation('feedback');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} icon={MessageSquareText} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {open ? <FeedbackDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
