import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { NavTabs } from '#shared/ui/NavTabs.tsx';

const TEXTS = {
  bs: { label: 'Prikazi', basic: 'Osnovno', figures: 'Pokazatelji' },
  hr: { label: 'Prikazi', basic: 'Osnovno', figures: 'Pokazatelji' },
  en: { label: 'Views', basic: 'Basic data', figures: 'Indicators' },
};

const meta = {
  component: NavTabs,
  args: { label: '', items: [] },
  render: function Render() {
    const { label, basic, figures } = TEXTS[useLang()];
    return (
      <NavTabs
        label={label}
        items={[
          { key: 'basic', label: basic, current: true, to: '/' },
          { key: 'figures', label: figures, current: false, to: '/?view=figures' },
        ]}
      />
    );
  },
} satisfies Meta<typeof NavTabs>;

export default meta;

export const Links: StoryObj<typeof meta> = {};
