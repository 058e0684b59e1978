import type { Meta, StoryObj } from '@storybook/react-vite';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useLang } from '#shared/i18n/use-lang.ts';
import { FileInput } from '#shared/ui/FileInput.tsx';

const TEXTS = { bs: 'Odaberite datoteku', hr: 'Odaberite datoteku', en: 'Select a file' };

const meta = {
  component: FileInput,
  args: { icon: FolderOpen, accept: '.pdf', children: null, onFiles: () => {} },
  render: function Render(args) {
    return <FileInput {...args}>{TEXTS[useLang()]}</FileInput>;
  },
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Small: Story = { args: { size: 'small' } };
