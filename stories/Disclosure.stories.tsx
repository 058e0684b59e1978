import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Disclosure } from '#shared/ui/Disclosure.tsx';

const TEXTS = {
  bs: { summary: 'Bilans stanja', aside: '4 greške', text: 'Zbir aktive se ne slaže sa zbirom pasive.' },
  hr: { summary: 'Bilanca stanja', aside: '4 pogreške', text: 'Zbroj aktive ne slaže se sa zbrojem pasive.' },
  en: { summary: 'Balance sheet', aside: '4 errors', text: 'Total assets do not equal total liabilities.' },
};

const meta = {
  component: Disclosure,
  args: { summary: '', children: null },
  render: function Render(args) {
    const { summary, aside, text } = TEXTS[useLang()];
    return (
      <Disclosure {...args} summary={summary} aside={aside}>
        <p>{text}</p>
      </Disclosure>
    );
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
