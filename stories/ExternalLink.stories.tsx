import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';

const TEXTS = { bs: 'Ministarstvo', hr: 'Ministarstvo', en: 'Ministry' };

const meta = {
  component: ExternalLink,
  args: { href: 'https://sluzbeni.example/', children: null },
  render: function Render(args) {
    return <ExternalLink {...args}>{TEXTS[useLang()]}</ExternalLink>;
  },
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Site: Story = {};
export const AsButton: Story = { args: { button: { variant: 'secondary' } } };
export const Mail: Story = { args: { href: 'mailto:info@primjer.ba' } };
/** An address that is none, or not a safe one, stays text. */
export const Unsafe: Story = { args: { href: 'data:text/html,x' } };
