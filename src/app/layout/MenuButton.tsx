import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import { textElement } from '#shared/ui/text-element.tsx';

type MenuButtonProps = ComponentProps<'button'> & { controls: string; open: boolean };

/** A button of the frame that opens the menu with the id `controls`. */
export function MenuButton({ controls, open, children, ...native }: MenuButtonProps) {
  return (
    <button type="button" {...native} aria-expanded={open} aria-controls={open ? controls : undefined}>
      {textElement(children)}
      <Icon of={ChevronDown} size="s" />
    </button>
  );
}
