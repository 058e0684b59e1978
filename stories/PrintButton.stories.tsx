import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintButton } from '#shared/ui/PrintButton.tsx';

const meta = { component: PrintButton } satisfies Meta<typeof PrintButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {};
