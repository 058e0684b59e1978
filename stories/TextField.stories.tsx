import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { useLang } from '#shared/i18n/use-lang.ts';
import { TextAreaField, TextField } from '#shared/ui/TextField.tsx';

const TEXTS = {
  bs: { jib: 'JIB', hint: '13 cifara', error: 'Unesite JIB.', income: 'Prihod', message: 'Poruka' },
  hr: { jib: 'JIB', hint: '13 znamenki', error: 'Unesite JIB.', income: 'Prihod', message: 'Poruka' },
  en: { jib: 'UIN', hint: '13 digits', error: 'Enter the UIN.', income: 'Income', message: 'Message' },
};

const meta = {
  component: TextField,
  args: { label: '' },
  render: function Render(args) {
    const { jib, hint } = TEXTS[useLang()];
    return <TextField {...args} label={jib} hint={hint} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '4200000000000', width: 'medium' } };
export const WithIcon: Story = { args: { icon: Search } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = {
  args: { required: true },
  render: function Render(args) {
    return meta.render({ ...args, error: TEXTS[useLang()].error });
  },
};

export const WithUnit: Story = {
  render: function Render() {
    return <TextField label={TEXTS[useLang()].income} unit="KM" width="medium" defaultValue="1.250" />;
  },
};

/** A pasted text that is too long is not cut in silence. */
export const LimitedLength: Story = {
  render: function Render() {
    return <TextField label={TEXTS[useLang()].message} maxLength={10} />;
  },
};

export const SeveralLines: Story = {
  render: function Render() {
    return <TextAreaField label={TEXTS[useLang()].message} maxLength={10} />;
  },
};
