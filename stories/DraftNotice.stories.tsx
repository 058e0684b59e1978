import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';

const meta = {
  component: DraftNotice,
  args: { draft: { restoredAt: Date.UTC(2026, 1, 10, 8, 30), drop: () => {} }, onClear: () => {} },
} satisfies Meta<typeof DraftNotice>;

export default meta;

export const Restored: StoryObj<typeof meta> = {};
