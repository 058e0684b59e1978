import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pager } from '#shared/ui/Pager.tsx';

const meta = {
  component: Pager,
  args: { page: 12, pages: 30, total: 1238, pageSize: 42, onPage: (_page: number) => {} },
  render: function Render({ page: first, onPage, ...args }) {
    const [page, setPage] = useState(first);
    return (
      <Pager
        {...args}
        page={page}
        onPage={(next) => {
          setPage(next);
          onPage(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 30 } };
/** Nobody has counted the records. */
export const OpenEnded: Story = { args: { page: 2, pages: 3, total: 20, pageSize: 10, isOpenEnded: true } };
export const OnePage: Story = { args: { page: 1, pages: 1, total: 4, pageSize: 10 } };
export const NoRecords: Story = { args: { page: 1, pages: 0, total: 0, pageSize: 10 } };
