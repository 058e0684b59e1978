import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { FilteredRows } from '#shared/ui/FilteredRows.tsx';

const EMPTY = { bs: 'Još nema redova', hr: 'Još nema redaka', en: 'There are no rows yet' };

const meta = {
  component: FilteredRows,
  args: { shown: 1, of: 3, empty: '', onShowAll: () => {}, children: <p>Čaplja d.o.o.</p> },
  render: function Render(args) {
    return <FilteredRows {...args} empty={EMPTY[useLang()]} />;
  },
} satisfies Meta<typeof FilteredRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const NoMatch: Story = { args: { shown: 0 } };
export const NoRows: Story = { args: { shown: 0, of: 0 } };
