import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DataTable } from '#shared/ui/DataTable.tsx';
import { sortedBy, type SortValues, useSortedRows } from '#shared/ui/use-sorted-rows.ts';

const TEXTS = {
  bs: { caption: 'Osnivači', name: 'Naziv', share: 'Udio' },
  hr: { caption: 'Osnivači', name: 'Naziv', share: 'Udio' },
  en: { caption: 'Founders', name: 'Name', share: 'Share' },
};

type Founder = { name: string; share: number };
type Sort = keyof Founder;

const FOUNDERS: Founder[] = [
  { name: 'Alatnica d.o.o.', share: 60 },
  { name: 'Čaplja d.o.o.', share: 25 },
  { name: 'Brezadolić Luka', share: 15 },
];
const VALUES: SortValues<Founder, Sort> = { name: ({ name }) => name, share: ({ share }) => share };

const meta = {
  component: DataTable<Founder, Sort>,
  args: { caption: '', columns: [], rows: [], keyOf: ({ name }) => name, sort: 'name', down: false, onSort: () => {} },
  render: function Render(args) {
    const { caption, name, share } = TEXTS[useLang()];
    const [order, setOrder] = useState<{ sort: Sort; down: boolean }>({ sort: 'name', down: false });
    return (
      <DataTable
        {...args}
        {...order}
        caption={caption}
        columns={[
          { id: 'name', head: name, cell: (row) => row.name },
          { id: 'share', head: share, isFigure: true, cell: (row) => `${row.share} %` },
        ]}
        rows={useSortedRows(FOUNDERS, VALUES, order)}
        onSort={(sort) => setOrder((now) => sortedBy(now, sort))}
      />
    );
  },
} satisfies Meta<typeof DataTable<Founder, Sort>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading sorts; below the width of a desktop each row is a card. */
export const Sortable: Story = {};
export const Selected: Story = { args: { selected: new Set(['Alatnica d.o.o.']) } };
