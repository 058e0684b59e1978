import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Field } from '#shared/ui/Field.tsx';

const TEXTS = {
  bs: { label: 'Udio u kapitalu', hint: 'U procentima, od 0 do 100.', error: 'Unesite udio.' },
  hr: { label: 'Udio u kapitalu', hint: 'U postocima, od 0 do 100.', error: 'Unesite udio.' },
  en: { label: 'Share of capital', hint: 'In percent, from 0 to 100.', error: 'Enter the share.' },
};

/** The frame of a control that is not native; here around a plain number, so that it shows. */
const meta = {
  component: Field,
  args: { label: '', children: () => null },
  render: function Render(args) {
    const { label, hint } = TEXTS[useLang()];
    return (
      <Field {...args} label={label} hint={hint}>
        {(aria) => <input type="number" {...aria} />}
      </Field>
    );
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {};
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Required: Story = { args: { required: true } };

export const WithError: Story = {
  render: function Render(args) {
    return meta.render({ ...args, error: TEXTS[useLang()].error });
  },
};
