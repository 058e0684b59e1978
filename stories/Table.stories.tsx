import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { SortButton, type SortDirection, Table, TableHead } from '#shared/ui/Table.tsx';

const TEXTS = {
  bs: { caption: 'Osnivači', name: 'Naziv', share: 'Udio', years: 'Prihodi po godinama' },
  hr: { caption: 'Osnivači', name: 'Naziv', share: 'Udio', years: 'Prihodi po godinama' },
  en: { caption: 'Founders', name: 'Name', share: 'Share', years: 'Income by year' },
};

const FOUNDERS = [
  { name: 'Alatnica d.o.o.', share: 60 },
  { name: 'Brezadolić Luka', share: 40 },
];

const meta = {
  component: Table,
  args: { caption: '', children: null },
  render: function Render(args) {
    const { caption, name, share } = TEXTS[useLang()];
    return (
      <Table {...args} caption={caption}>
        <TableHead columns={[name, [share, 'num']]} />
        <tbody>
          {FOUNDERS.map((founder, at) => (
            <tr key={founder.name} aria-selected={at === 0 || undefined}>
              <td data-l={name}>{founder.name}</td>
              <td data-l={share} className="num">
                {`${founder.share} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    );
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const CaptionHidden: Story = { args: { captionHidden: true } };
/** Each row is a small list on phones. */
export const StackedOnPhones: Story = { args: { stack: true } };

export const Sortable: Story = {
  render: function Render() {
    const { caption, name } = TEXTS[useLang()];
    const [direction, setDirection] = useState<SortDirection | null>(null);
    return (
      <Table caption={caption} stack>
        <thead>
          <tr>
            <th scope="col" aria-sort={direction ?? 'none'}>
              <SortButton
                direction={direction}
                onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
              >
                {name}
              </SortButton>
            </th>
          </tr>
        </thead>
        <tbody>
          {FOUNDERS.toSorted(
            (one, two) => one.name.localeCompare(two.name) * (direction === 'descending' ? -1 : 1),
          ).map((founder) => (
            <tr key={founder.name}>
              <td data-l={name}>{founder.name}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    );
  },
};

/** It scrolls within its own box, first to the newest years. */
export const WiderThanThePage: Story = {
  args: { fromEnd: true },
  render: function Render(args) {
    const { years: caption, name } = TEXTS[useLang()];
    const years = Array.from({ length: 16 }, (_, at) => 2010 + at);
    return (
      <Table {...args} caption={caption}>
        <TableHead columns={[name, ...years.map((year) => [String(year), 'num'] as const)]} />
        <tbody>
          <tr>
            <th scope="row">Alatnica d.o.o.</th>
            {years.map((year) => (
              <td key={year} className="num">
                {`${year - 1900}.000`}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    );
  },
};
