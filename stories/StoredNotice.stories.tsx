import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';

const meta = {
  component: StoredNotice,
  args: { of: { state: 'stored', isLostWithTab: true }, children: 'Lista traje dok je ova kartica otvorena.' },
} satisfies Meta<typeof StoredNotice>;

export default meta;

export const LostWithTab: StoryObj<typeof meta> = {};

export const StillReading: StoryObj<typeof meta> = { render: () => <ReadingList rows={3} /> };
