import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';

const TEXTS = {
  bs: { title: 'Predati izvještaj?', text: 'Nakon predaje se ne može mijenjati.', submit: 'Predajte izvještaj' },
  hr: { title: 'Predati izvješće?', text: 'Nakon predaje se ne može mijenjati.', submit: 'Predajte izvješće' },
  en: { title: 'Submit the report?', text: 'It cannot be changed afterwards.', submit: 'Submit the report' },
};

const meta = {
  component: ConfirmDialog,
  args: { open: true, title: '', confirmLabel: '', children: null, onConfirm: () => {}, onClose: () => {} },
  render: function Render(args) {
    const { title, text, submit } = TEXTS[useLang()];
    return (
      <ConfirmDialog {...args} title={title} confirmLabel={submit}>
        <p>{text}</p>
      </ConfirmDialog>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
/** It can neither be confirmed again nor closed. */
export const Pending: Story = { args: { isPending: true } };
