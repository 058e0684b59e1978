import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Stepper } from '#shared/ui/Stepper.tsx';

const TEXTS = {
  bs: { label: 'Koraci', steps: ['Odabir', 'Provjera', 'Predaja'] },
  hr: { label: 'Koraci', steps: ['Odabir', 'Provjera', 'Predaja'] },
  en: { label: 'Steps', steps: ['Selection', 'Check', 'Submission'] },
};

const meta = {
  component: Stepper,
  args: { label: '', steps: [], current: 1 },
  render: function Render({ current }) {
    const { label, steps } = TEXTS[useLang()];
    return <Stepper label={label} current={current} steps={steps.map((step) => ({ label: step }))} />;
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { args: { current: 0 } };
export const InTheMiddle: Story = {};
export const Completed: Story = { args: { current: 3 } };
