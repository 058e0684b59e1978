import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DateField } from '#shared/ui/DateField.tsx';

const TEXTS = {
  bs: { label: 'Datum podnošenja', hint: 'Na primjer 9. 5. 2024.', error: 'Unesite datum podnošenja.' },
  hr: { label: 'Datum podnošenja', hint: 'Na primjer 9. 5. 2024.', error: 'Unesite datum podnošenja.' },
  en: { label: 'Date of submission', hint: 'For example 5/9/2024.', error: 'Enter the date of submission.' },
};

const meta = {
  component: DateField,
  args: { label: '', value: '', onChange: (_value: string) => {} },
  render: function Render({ value: first, onChange, ...args }) {
    const { label, hint } = TEXTS[useLang()];
    const [value, setValue] = useState(first);
    return (
      <DateField
        {...args}
        label={label}
        hint={hint}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2024-05-09' } };
/** It is refused once the field is left. */
export const Impossible: Story = { args: { value: '2023-02-29' } };

export const WithError: Story = {
  render: function Render(args) {
    const { label, error } = TEXTS[useLang()];
    return <DateField {...args} label={label} error={error} required />;
  },
};
