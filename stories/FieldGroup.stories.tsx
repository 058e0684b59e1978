import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';

const TEXTS = {
  bs: { label: 'Vrste pravnih lica', companies: 'Privredna društva', banks: 'Banke', error: 'Odaberite bar jednu.' },
  hr: { label: 'Vrste pravnih osoba', companies: 'Gospodarska društva', banks: 'Banke', error: 'Odaberite bar jednu.' },
  en: { label: 'Types of legal entities', companies: 'Companies', banks: 'Banks', error: 'Select at least one.' },
};

const meta = {
  component: FieldGroup,
  args: { label: '', children: null },
  render: function Render(args) {
    const { label, companies, banks } = TEXTS[useLang()];
    return (
      <FieldGroup {...args} label={label}>
        <CheckboxField label={companies} />
        <CheckboxField label={banks} />
      </FieldGroup>
    );
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {};
export const Required: Story = { args: { required: true } };

export const WithError: Story = {
  render: function Render(args) {
    return meta.render({ ...args, error: TEXTS[useLang()].error });
  },
};
