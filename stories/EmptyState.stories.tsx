import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

const TEXTS = {
  bs: { title: 'Nema rezultata', text: 'Skratite naziv ili uklonite filter.', clear: 'Uklonite filtere' },
  hr: { title: 'Nema rezultata', text: 'Skratite naziv ili uklonite filtar.', clear: 'Uklonite filtre' },
  en: { title: 'No results', text: 'Shorten the name or remove a filter.', clear: 'Remove the filters' },
};

const meta = {
  component: EmptyState,
  args: { title: '' },
  render: function Render() {
    return <EmptyState title={TEXTS[useLang()].title} />;
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithNextSteps: Story = {
  render: function Render() {
    const { title, text, clear } = TEXTS[useLang()];
    return (
      <EmptyState title={title} actions={<Button>{clear}</Button>}>
        {text}
      </EmptyState>
    );
  },
};
