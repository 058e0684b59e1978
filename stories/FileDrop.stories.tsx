import type { Meta, StoryObj } from '@storybook/react-vite';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useLang } from '#shared/i18n/use-lang.ts';
import { FileDrop } from '#shared/ui/FileDrop.tsx';

const TEXTS = {
  bs: { title: 'Prevucite izvještaj ovdje', button: 'Odaberite datoteku', hint: 'Obrazac u formatu .xlsx.' },
  hr: { title: 'Povucite izvješće ovamo', button: 'Odaberite datoteku', hint: 'Obrazac u formatu .xlsx.' },
  en: { title: 'Drop the report here', button: 'Select a file', hint: 'The form as an .xlsx file.' },
};

const meta = {
  component: FileDrop,
  args: { title: '', button: '', hint: '', icon: FileSpreadsheet, accept: '.xlsx', onFiles: () => {} },
  render: function Render(args) {
    return <FileDrop {...args} {...TEXTS[useLang()]} />;
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstFile: Story = {};
export const FurtherFiles: Story = { args: { compact: true, multiple: true } };
