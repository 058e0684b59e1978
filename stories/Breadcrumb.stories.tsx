import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Breadcrumb } from '#shared/ui/Breadcrumb.tsx';

const TEXTS = {
  bs: { home: 'Početna', registers: 'Registri', page: 'Jedinstveni registar računa poslovnih subjekata' },
  hr: { home: 'Početna', registers: 'Registri', page: 'Jedinstveni registar računa poslovnih subjekata' },
  en: { home: 'Home', registers: 'Registers', page: 'Unique register of accounts of business entities' },
};

const meta = {
  component: Breadcrumb,
  args: { items: [] },
  render: function Render() {
    const { home, registers, page } = TEXTS[useLang()];
    return <Breadcrumb items={[{ label: home, to: '/' }, { label: registers }, { label: page, to: '/' }]} />;
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;

/** The second item has no address of its own; the last one is the page. */
export const Trail: StoryObj<typeof meta> = {};
