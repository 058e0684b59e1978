import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Section } from '#shared/ui/Section.tsx';

const TEXTS = {
  bs: { title: 'Osnivači', intro: 'Udjeli u procentima.', all: 'Svi osnivači', text: 'Alatnica d.o.o., 60 %' },
  hr: { title: 'Osnivači', intro: 'Udjeli u postocima.', all: 'Svi osnivači', text: 'Alatnica d.o.o., 60 %' },
  en: { title: 'Founders', intro: 'Shares in percent.', all: 'All founders', text: 'Alatnica d.o.o., 60 %' },
};

const meta = {
  component: Section,
  args: { title: '', children: null },
  render: function Render(args) {
    const { title, intro, all, text } = TEXTS[useLang()];
    return (
      <Section {...args} title={title} intro={intro} aside={<Link to="/">{all}</Link>}>
        <p>{text}</p>
      </Section>
    );
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const HeadingBeside: Story = { args: { split: true } };
export const ThirdLevel: Story = { args: { level: 3 } };
