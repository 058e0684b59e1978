import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash from 'lucide-react/icons/trash';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';

const TEXTS = {
  bs: { remove: 'Obrišite popis', title: 'Obrisati popis?', text: 'Popis se poslije ne može vratiti.' },
  hr: { remove: 'Obrišite popis', title: 'Obrisati popis?', text: 'Popis se poslije ne može vratiti.' },
  en: { remove: 'Delete the list', title: 'Delete the list?', text: 'The list cannot be restored afterwards.' },
};

const meta = {
  component: ConfirmButton,
  args: { icon: Trash, title: '', confirmLabel: '', text: '', onConfirm: () => {} },
  render: function Render(args) {
    const { remove, title, text } = TEXTS[useLang()];
    return (
      <ConfirmButton {...args} title={title} text={text} confirmLabel={remove}>
        {remove}
      </ConfirmButton>
    );
  },
} satisfies Meta<typeof ConfirmButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
/** Nothing would be lost. */
export const ActsAtOnce: Story = { args: { confirms: false } };
