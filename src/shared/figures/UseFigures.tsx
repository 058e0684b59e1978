import Quote from 'lucide-react/icons/quote';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '#shared/ui/Button.tsx';

type UseFiguresProps = Pick<ButtonLook, 'variant' | 'size'> & {
  /** The dialog while it is open: a `lazyPart` that renders `FiguresDialog`. */
  children: (onClose: () => void) => ReactNode;
};

/**
 * The button 'Use these figures' of a chart or table: picture, data, everything together, citation. What is behind it is loaded
 * when it is pressed.
 */
export function UseFigures({ variant, size, children }: UseFiguresProps) {
  const { t } = useTranslation('export');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} icon={Quote} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('useFigures')}
      </Button>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}
