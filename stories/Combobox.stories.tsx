import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Combobox } from '#shared/ui/Combobox.tsx';

const TEXTS = {
  bs: { label: 'Računovođa', error: 'Odaberite računovođu.', waiting: 'Učitava se…', licence: 'licenca' },
  hr: { label: 'Računovođa', error: 'Odaberite računovođu.', waiting: 'Učitava se…', licence: 'licenca' },
  en: { label: 'Accountant', error: 'Select an accountant.', waiting: 'Loading…', licence: 'licence' },
};

const NAMES = ['Čempresić (Ana) Đana', 'Brezadolić (Emir) Luka', 'Žitogradić (Lana) Željka'];
const LICENCES = ['1/1', '20/2', '3'];

const meta = {
  component: Combobox,
  args: { id: 'creator', label: '', options: [], value: null, onChange: (_id: number | null) => {}, required: true },
  render: function Render({ value: first, options: given, onChange, ...args }) {
    const { label, licence } = TEXTS[useLang()];
    const [value, setValue] = useState(first);
    const few = NAMES.map((name, at) => ({ id: at + 1, label: `${name}; ${licence} ${LICENCES[at]}` }));
    return (
      <Combobox
        {...args}
        label={label}
        options={given.length > 0 ? given : few}
        value={value}
        onChange={(id) => {
          setValue(id);
          onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = { args: { value: 2 } };

/** Only the visible part of a long list is in the document. */
export const Thousands: Story = {
  args: { options: Array.from({ length: 4000 }, (_, at) => ({ id: at + 1, label: `Osoba ${at + 1}` })) },
};

export const WithError: Story = {
  render: function Render(args) {
    const { label, error } = TEXTS[useLang()];
    return <Combobox {...args} label={label} error={error} />;
  },
};

export const WithoutOptionsYet: Story = {
  render: function Render(args) {
    const { label, waiting } = TEXTS[useLang()];
    return <Combobox {...args} label={label} placeholder={waiting} disabled />;
  },
};
