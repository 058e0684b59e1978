import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';

const TEXTS = {
  bs: { title: 'Izvještaj nije predan', text: 'Ispravite datoteku i predajte je ponovo.' },
  hr: { title: 'Izvješće nije predano', text: 'Ispravite datoteku i predajte je ponovno.' },
  en: { title: 'The report was not submitted', text: 'Correct the file and submit it again.' },
};

const meta = {
  component: Banner,
  args: { kind: 'info' },
  render: function Render(args) {
    const { title, text } = TEXTS[useLang()];
    return (
      <Banner title={title} {...args}>
        {text}
      </Banner>
    );
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};
export const Done: Story = { args: { kind: 'ok' } };
export const Failed: Story = { args: { kind: 'error' } };
export const ToDo: Story = { args: { kind: 'act' } };
export const WithoutTitle: Story = { args: { title: null } };
export const Dismissible: Story = { args: { onDismiss: () => {} } };
