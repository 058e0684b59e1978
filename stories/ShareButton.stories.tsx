import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from '#shared/ui/ShareButton.tsx';

const meta = {
  component: ShareButton,
  args: { title: 'Alatnica d.o.o.', path: '/bs/profil-pravnih-lica/10048' },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Small: Story = { args: { size: 'small' } };
