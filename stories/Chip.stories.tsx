import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Chips } from '#shared/ui/Chip.tsx';

const TEXTS = {
  bs: { label: 'Pretraga po:', canton: 'Kanton', size: 'Veličina', small: 'Malo', clear: 'Obrišite sve' },
  hr: { label: 'Pretraga po:', canton: 'Županija', size: 'Veličina', small: 'Malo', clear: 'Obrišite sve' },
  en: { label: 'Searched by:', canton: 'Canton', size: 'Size', small: 'Small', clear: 'Clear all' },
};

const meta = {
  component: Chips,
  args: { label: '', chips: [] },
  render: function Render({ labelHidden = false }) {
    const { label, canton, size, small, clear } = TEXTS[useLang()];
    const [removed, setRemoved] = useState<readonly string[]>([]);
    const chips = [
      { id: 'canton', name: canton, label: 'Posavski' },
      { id: 'size', name: size, label: small },
      { id: 'text', label: 'Alatnica' },
    ]
      .filter(({ id }) => !removed.includes(id))
      .map((chip) => ({ ...chip, onRemove: () => setRemoved([...removed, chip.id]) }));
    return (
      <Chips label={label} labelHidden={labelHidden} chips={chips}>
        <Button variant="quiet" size="small" onClick={() => setRemoved(['canton', 'size', 'text'])}>
          {clear}
        </Button>
      </Chips>
    );
  },
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ActiveFilters: Story = {};
export const LabelHidden: Story = { args: { labelHidden: true } };
