import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoader, Spinner } from '#shared/ui/Spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const WholePage: Story = { render: () => <PageLoader /> };
