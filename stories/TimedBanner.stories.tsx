import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { TimedBanner } from '#shared/ui/TimedBanner.tsx';

const TEXTS = { bs: 'Poruka je poslana.', hr: 'Poruka je poslana.', en: 'The message has been sent.' };

const meta = {
  component: TimedBanner,
  args: { kind: 'ok', ms: 10_000, onHide: () => {} },
  render: function Render(args) {
    return <TimedBanner {...args}>{TEXTS[useLang()]}</TimedBanner>;
  },
} satisfies Meta<typeof TimedBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Failed: Story = { args: { kind: 'error' } };
