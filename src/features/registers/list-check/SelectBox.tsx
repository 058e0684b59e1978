import { type ReactNode, startTransition, useOptimistic } from 'react';
import { CheckboxField } from '#shared/ui/Choice.tsx';

type SelectBoxProps = {
  label: ReactNode;
  isSelected: boolean;
  isPartly?: boolean;
  onSelect: (isOn: boolean) => void;
  className?: string | undefined;
};

/** A box that selects one row or all of them: it answers at once, while hundreds of rows follow as a transition. */
export function SelectBox({ label, isSelected, isPartly = false, onSelect, className }: SelectBoxProps) {
  const [isOn, setOn] = useOptimistic(isSelected);
  return (
    <CheckboxField
      className={className}
      label={label}
      checked={isOn}
      ref={(box) => {
        if (box) box.indeterminate = isPartly && !isOn;
      }}
      onChange={({ currentTarget: { checked } }) =>
        startTransition(() => {
          setOn(checked);
          onSelect(checked);
        })
      }
    />
  );
}
