import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';

const TEXTS = {
  bs: { label: 'Kanton', all: 'Svi kantoni', hint: 'Prema sjedištu.', error: 'Odaberite kanton.' },
  hr: { label: 'Županija', all: 'Sve županije', hint: 'Prema sjedištu.', error: 'Odaberite županiju.' },
  en: { label: 'Canton', all: 'All cantons', hint: 'By registered office.', error: 'Select a canton.' },
};

const CANTONS = [
  { value: 'usk', label: 'Unsko-sanski' },
  { value: 'pos', label: 'Posavski' },
  { value: 'zdk', label: 'Zeničko-dobojski' },
];

const meta = {
  component: SelectField,
  args: { label: '', options: CANTONS },
  render: function Render(args) {
    const { label, all, hint } = TEXTS[useLang()];
    return <SelectField {...args} label={label} placeholder={all} hint={hint} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Selected: Story = { args: { defaultValue: 'zdk' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = {
  args: { required: true },
  render: function Render(args) {
    return meta.render({ ...args, error: TEXTS[useLang()].error });
  },
};
