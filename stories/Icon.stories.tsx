import type { Meta, StoryObj } from '@storybook/react-vite';
import Building from 'lucide-react/icons/building-complex';
import { Icon } from '#shared/ui/Icon.tsx';

const meta = {
  component: Icon,
  args: { of: Building },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 's' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'l' } };
