import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from './Button.tsx';

/** Opens the browser's print dialog for this page; the button is not printed. */
export function PrintButton({ variant, size }: Pick<ButtonLook, 'variant' | 'size'>) {
  const { t } = useTranslation('ui');
  return (
    <Button variant={variant} size={size} icon={Printer} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
}
