import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';

const TEXTS = {
  bs: { open: 'Filteri', title: 'Suzite pretragu', name: 'Naziv', show: 'Prikažite rezultate', read: 'Razumijem' },
  hr: { open: 'Filtri', title: 'Suzite pretragu', name: 'Naziv', show: 'Prikažite rezultate', read: 'Razumijem' },
  en: { open: 'Filters', title: 'Narrow the search', name: 'Name', show: 'Show results', read: 'I understand' },
};

const meta = {
  component: Dialog,
  args: { open: true, title: '', children: null, onClose: () => {} },
  // It opens by its button, as on a page, so that it does not cover the gallery.
  argTypes: { open: { description: 'Open at first' } },
  render: function Render({ open: first, onClose, ...args }) {
    const { open, title, name, show } = TEXTS[useLang()];
    const [isOpen, setOpen] = useState(first);
    const close = () => {
      setOpen(false);
      onClose();
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>{open}</Button>
        <Dialog actions={<Button onClick={close}>{show}</Button>} {...args} open={isOpen} title={title} onClose={close}>
          {args.children ?? <TextField label={name} />}
        </Dialog>
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
/** For menus and filters on phones. */
export const Sheet: Story = { args: { placement: 'side' } };
export const Closed: Story = { args: { open: false } };

/** The first field takes the focus instead of the title. */
export const FocusInField: Story = {
  args: { open: false },
  render: function Render(args) {
    const { name } = TEXTS[useLang()];
    return meta.render({ ...args, children: <TextField label={name} data-autofocus /> });
  },
};

export const OneButton: Story = {
  render: function Render(args) {
    const { title, read, name } = TEXTS[useLang()];
    return (
      <Dialog {...args} title={title} closeLabel={read}>
        <p>{name}</p>
      </Dialog>
    );
  },
};

/** Only its own buttons close it. */
export const Locked: Story = { args: { locked: true } };
