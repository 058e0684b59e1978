import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { Badge } from '#shared/ui/Status.tsx';

const TEXTS = {
  bs: {
    notes: 'Bilješke uz finansijske izvještaje',
    required: 'obavezno',
    remove: 'Uklonite',
    empty: 'Datoteka je prazna.',
    odd: 'Ovo ne izgleda kao PDF.',
  },
  hr: {
    notes: 'Bilješke uz financijska izvješća',
    required: 'obvezno',
    remove: 'Uklonite',
    empty: 'Datoteka je prazna.',
    odd: 'Ovo ne izgleda kao PDF.',
  },
  en: {
    notes: 'Notes to the financial statements',
    required: 'required',
    remove: 'Remove',
    empty: 'The file is empty.',
    odd: 'This does not look like a PDF.',
  },
};

const meta = {
  component: FileRow,
  args: { name: 'GFI-2025.xlsx', note: '84 kB' },
  decorators: [
    (Row) => (
      <ul style={{ listStyle: 'none', padding: 0 }}>
        <Row />
      </ul>
    ),
  ],
  render: function Render(args) {
    const { remove } = TEXTS[useLang()];
    return <FileRow actions={<Button size="small">{remove}</Button>} {...args} />;
  },
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Accepted: Story = { args: { status: 'ok' } };
export const LongName: Story = { args: { name: `${'Godisnji-finansijski-izvjestaj-'.repeat(4)}2025.xlsx` } };

export const Requested: Story = {
  args: { note: undefined },
  render: function Render(args) {
    const { notes, required } = TEXTS[useLang()];
    return <FileRow {...args} name={notes} badge={<Badge tone="act">{required}</Badge>} />;
  },
};

export const Refused: Story = {
  render: function Render(args) {
    return <FileRow {...args} status="error" error={TEXTS[useLang()].empty} />;
  },
};

export const WithWarning: Story = {
  args: { name: 'rjesenje.pdf' },
  render: function Render(args) {
    return <FileRow {...args} status="ok" warning={TEXTS[useLang()].odd} />;
  },
};
