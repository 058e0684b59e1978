import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardsSkeleton, RowsSkeleton, Skeleton, TextSkeleton } from '#shared/ui/Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { args: { width: '40%', height: '1.1em' } };
export const Rows: Story = { render: () => <RowsSkeleton rows={4} /> };
export const Cards: Story = { render: () => <CardsSkeleton cards={3} /> };
export const CardsAsRowsOnPhones: Story = { render: () => <CardsSkeleton cards={3} rowsOnPhones /> };
export const Text: Story = { render: () => <TextSkeleton lines={5} /> };
