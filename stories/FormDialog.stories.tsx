import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FormDialog } from '#shared/ui/FormDialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';

const TEXTS = {
  bs: { title: 'Dodajte klijenta', name: 'Naziv', save: 'Sačuvajte', cancel: 'Odustajanje' },
  hr: { title: 'Dodajte klijenta', name: 'Naziv', save: 'Spremite', cancel: 'Odustajanje' },
  en: { title: 'Add a client', name: 'Name', save: 'Save', cancel: 'Cancel' },
};

const meta = {
  component: FormDialog,
  args: { title: '', submitLabel: '', onSubmit: () => {}, onClose: () => {}, children: null },
  // It opens by a button, as on a page, so that it does not cover the gallery.
  render: function Render(args) {
    const { title, name, save, cancel } = TEXTS[useLang()];
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{title}</Button>
        {isOpen ? (
          <FormDialog
            {...args}
            title={title}
            submitLabel={save}
            onSubmit={close}
            onClose={close}
            others={<Button onClick={close}>{cancel}</Button>}
          >
            <TextField label={name} data-autofocus />
          </FormDialog>
        ) : null}
      </>
    );
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 's' } };
