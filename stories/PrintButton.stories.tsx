import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { PrintButton } from '#shared/ui/PrintButton.tsx';

const TEXTS = { bs: 'Štampajte potvrdu', hr: 'Ispišite potvrdu', en: 'Print the receipt' };

const meta = { component: PrintButton } satisfies Meta<typeof PrintButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {};
export const Named: Story = {
  render: function Render(args) {
    return <PrintButton {...args} label={TEXTS[useLang()]} />;
  },
};
