import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Badge } from '#shared/ui/Status.tsx';

const TEXTS = {
  bs: { neutral: 'U pripremi', ok: 'Predano', error: 'Odbijeno', act: 'Nedostaje' },
  hr: { neutral: 'U pripremi', ok: 'Predano', error: 'Odbijeno', act: 'Nedostaje' },
  en: { neutral: 'In preparation', ok: 'Submitted', error: 'Refused', act: 'Missing' },
};

const meta = {
  component: Badge,
  args: { children: null, tone: 'neutral' },
  render: function Render({ tone = 'neutral', ...args }) {
    return (
      <Badge {...args} tone={tone}>
        {TEXTS[useLang()][tone]}
      </Badge>
    );
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Done: Story = { args: { tone: 'ok' } };
export const Failed: Story = { args: { tone: 'error' } };
export const ToDo: Story = { args: { tone: 'act' } };
export const Plain: Story = { args: { plain: true } };
/** Colours that the agency sends for an item. */
export const ColoursOfAnItem: Story = {
  args: { plain: true, colours: { color: '#ffffff', backgroundColor: '#7a1f5c' } },
};
