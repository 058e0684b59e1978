import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { TagGroup } from '#shared/ui/TagGroup.tsx';

const TEXTS = {
  bs: { year: 'Godina', view: 'Prikaz', map: 'Mapa', table: 'Tabela' },
  hr: { year: 'Godina', view: 'Prikaz', map: 'Karta', table: 'Tablica' },
  en: { year: 'Year', view: 'View', map: 'Map', table: 'Table' },
};

const meta = {
  component: TagGroup,
  args: { label: '', options: [], value: null, onChange: () => {} },
  render: function Render() {
    const [year, setYear] = useState<number | null>(2021);
    const options = [2020, 2021, 2022].map((value) => ({ value, label: value, breakBefore: value === 2022 }));
    return <TagGroup label={TEXTS[useLang()].year} options={options} value={year} onChange={setYear} />;
  },
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The gap marks where the line codes changed. */
export const Years: Story = {};

export const Switch: Story = {
  render: function Render() {
    const { view, map, table } = TEXTS[useLang()];
    const [value, setValue] = useState('map');
    const options = [
      { value: 'map', label: map },
      { value: 'table', label: table },
    ];
    return <TagGroup look="switch" label={view} options={options} value={value} onChange={setValue} />;
  },
};
