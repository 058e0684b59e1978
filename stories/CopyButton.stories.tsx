import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { CopyButton } from '#shared/ui/CopyButton.tsx';

const TEXTS = { bs: 'Kopirajte JIB', hr: 'Kopirajte JIB', en: 'Copy UIN' };

const meta = {
  component: CopyButton,
  args: { text: '4200000000000' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {};
export const Named: Story = {
  render: function Render(args) {
    return <CopyButton {...args} label={TEXTS[useLang()]} />;
  },
};
