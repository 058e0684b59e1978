import Check from 'lucide-react/icons/check';
import Columns3 from 'lucide-react/icons/columns-3';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Button, type ButtonLook } from '#shared/ui/Button.tsx';
import { useCompareBasket, type ComparedEntity } from './use-compare-basket.ts';

/** Adds a legal entity to the compare basket or removes it; explains when the basket is full with four. */
export function CompareButton({ entity, size }: { entity: ComparedEntity } & Pick<ButtonLook, 'size'>) {
  const { t } = useTranslation('compare');
  const { announcer } = usePortal();
  const { has, most, isFull, add, remove } = useCompareBasket();
  const isIn = has(entity.id);
  function toggle(): void {
    if (isIn) remove(entity.id);
    else add(entity);
    announcer.announce(t(isIn ? 'removed' : 'added', { name: entity.name }));
  }
  return (
    <Button
      size={size}
      variant="quiet"
      icon={isIn ? Check : Columns3}
      aria-pressed={isIn}
      unavailable={!isIn && isFull ? t('full', { most }) : null}
      onClick={toggle}
    >
      {t(isIn ? 'inBasket' : 'add')}
    </Button>
  );
}
