import ClipboardSignature from 'lucide-react/icons/clipboard-signature';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { SheetContent } from './signature-sheet.ts';

const SheetDialog = lazyPart(() => import('./SheetDialog.tsx').then((file) => file.SheetDialog));

type SheetButtonProps = { content: () => SheetContent; unavailable?: string | null };

/** Opens the sheet of a submission for the person who signs it; its content is made when it is opened. */
export function SheetButton({ content, unavailable }: SheetButtonProps) {
  const { t } = useTranslation('control');
  const [opened, setOpened] = useState<SheetContent | null>(null);
  return (
    <>
      <Button
        icon={ClipboardSignature}
        aria-haspopup="dialog"
        unavailable={unavailable}
        onClick={() => setOpened(content())}
      >
        {t('signatureSheet')}
      </Button>
      {opened ? <SheetDialog content={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
