import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';

const TEXTS = {
  bs: { title: 'Registar pravnih lica', intro: 'Podaci o pravnim licima i njihovim izvještajima.' },
  hr: { title: 'Registar pravnih osoba', intro: 'Podaci o pravnim osobama i njihovim izvješćima.' },
  en: { title: 'Register of legal entities', intro: 'Data on legal entities and their reports.' },
};

const meta = {
  component: PageHead,
  args: { title: '' },
  render: function Render(args) {
    const { title, intro } = TEXTS[useLang()];
    return <PageHead {...args} title={title} intro={intro} />;
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIntroduction: Story = {};
export const WithActions: Story = { args: { actions: <PrintButton /> } };
