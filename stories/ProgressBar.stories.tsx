import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';

const TEXTS = { bs: 'Slanje', hr: 'Slanje', en: 'Uploading' };

const meta = {
  component: ProgressBar,
  args: { label: '', value: 0.64, text: '64 %' },
  render: function Render(args) {
    return <ProgressBar {...args} label={TEXTS[useLang()]} />;
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {};
export const Begun: Story = { args: { value: 0, text: '0 %' } };
export const Complete: Story = { args: { value: 1, text: '100 %' } };
/** Only the text is shown. */
export const TotalUnknown: Story = { args: { value: null, text: '12 MB' } };
