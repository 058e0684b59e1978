import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { LoadError } from '#shared/ui/FailureText.tsx';

const TEXTS = {
  bs: 'Registar se ne može prikazati',
  hr: 'Registar se ne može prikazati',
  en: 'The register cannot be shown',
};

const meta = {
  component: LoadError,
  args: { error: { kind: 'network' }, onRetry: () => {} },
} satisfies Meta<typeof LoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswer: Story = {};
export const ServerFailed: Story = { args: { error: { kind: 'http', status: 500 } } };
export const NotPermitted: Story = { args: { error: { kind: 'http', status: 403 } } };
export const Unreadable: Story = { args: { error: { kind: 'contract' } } };
/** The agency's own words. */
export const Refused: Story = { args: { error: { kind: 'http', status: 400, messages: ['Period je zaključan.'] } } };
export const TriedAgain: Story = { args: { isPending: true } };

export const WithOwnTitle: Story = {
  render: function Render(args) {
    return <LoadError {...args} title={TEXTS[useLang()]} />;
  },
};
