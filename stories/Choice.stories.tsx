import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { CheckboxField, RadioGroup } from '#shared/ui/Choice.tsx';

const TEXTS = {
  bs: {
    agree: 'Slažem se s uslovima korištenja',
    agreeHint: 'Uslovi se otvaraju iz podnožja.',
    agreeError: 'Bez saglasnosti se poruka ne može poslati.',
    size: 'Veličina pravnog lica',
    sizeError: 'Odaberite veličinu.',
    micro: 'Mikro',
    microHint: 'Najmanja veličina.',
    small: 'Malo',
    large: 'Veliko',
  },
  hr: {
    agree: 'Slažem se s uvjetima korištenja',
    agreeHint: 'Uvjeti se otvaraju iz podnožja.',
    agreeError: 'Bez suglasnosti se poruka ne može poslati.',
    size: 'Veličina pravne osobe',
    sizeError: 'Odaberite veličinu.',
    micro: 'Mikro',
    microHint: 'Najmanja veličina.',
    small: 'Malo',
    large: 'Veliko',
  },
  en: {
    agree: 'I agree to the terms of use',
    agreeHint: 'The terms can be opened from the footer.',
    agreeError: 'Without consent the message cannot be sent.',
    size: 'Size of the legal entity',
    sizeError: 'Select a size.',
    micro: 'Micro',
    microHint: 'The smallest size.',
    small: 'Small',
    large: 'Large',
  },
};

const meta = {
  component: CheckboxField,
  args: { label: '' },
  render: function Render(args) {
    const { agree, agreeHint } = TEXTS[useLang()];
    return <CheckboxField {...args} label={agree} hint={agreeHint} />;
  },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checkbox: Story = {};
export const CheckboxChecked: Story = { args: { defaultChecked: true } };
export const CheckboxDisabled: Story = { args: { disabled: true } };

export const CheckboxWithError: Story = {
  render: function Render() {
    const { agree, agreeError } = TEXTS[useLang()];
    return <CheckboxField label={agree} error={agreeError} required />;
  },
};

export const Radios: Story = {
  render: function Render() {
    const { size, micro, microHint, small, large } = TEXTS[useLang()];
    const [value, setValue] = useState('small');
    return (
      <RadioGroup
        label={size}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        options={[
          { value: 'micro', label: micro, hint: microHint },
          { value: 'small', label: small },
          { value: 'large', label: large, disabled: true },
        ]}
      />
    );
  },
};

export const RadiosWithError: Story = {
  render: function Render() {
    const { size, sizeError, micro, microHint, small } = TEXTS[useLang()];
    return (
      <RadioGroup
        label={size}
        error={sizeError}
        required
        options={[
          { value: 'micro', label: micro, hint: microHint },
          { value: 'small', label: small },
        ]}
      />
    );
  },
};
