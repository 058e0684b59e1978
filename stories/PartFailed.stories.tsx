import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartFailed } from '#shared/ui/lazy-part.tsx';

const meta = {
  component: PartFailed,
  args: { tries: 1, onRetry: () => {} },
} satisfies Meta<typeof PartFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = {};
/** It then offers to load the page again. */
export const Twice: Story = { args: { tries: 2 } };
