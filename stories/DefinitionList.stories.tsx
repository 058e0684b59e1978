import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';

const TEXTS = {
  bs: { jib: 'JIB', size: 'Veličina', small: 'Malo', activity: 'Djelatnost', of: 'Proizvodnja alata' },
  hr: { jib: 'JIB', size: 'Veličina', small: 'Malo', activity: 'Djelatnost', of: 'Proizvodnja alata' },
  en: { jib: 'UIN', size: 'Size', small: 'Small', activity: 'Activity', of: 'Manufacture of tools' },
};

const meta = {
  component: DefinitionList,
  args: { items: [] },
  render: function Render(args) {
    const { jib, size, small, activity, of } = TEXTS[useLang()];
    return (
      <DefinitionList
        {...args}
        items={[
          [jib, '4200000000000'],
          [size, small],
          [activity, of],
        ]}
      />
    );
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Extract: Story = {};
export const BelowEachOtherOnPhones: Story = { args: { narrow: true } };
