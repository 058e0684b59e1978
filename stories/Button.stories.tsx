import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Menu from 'lucide-react/icons/menu';
import Send from 'lucide-react/icons/send';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button, ButtonLink, IconButton } from '#shared/ui/Button.tsx';

const TEXTS = {
  bs: { send: 'Predajte izvještaj', reason: 'Nedostaje JIB.', menu: 'Meni', registers: 'Registri' },
  hr: { send: 'Predajte izvješće', reason: 'Nedostaje JIB.', menu: 'Izbornik', registers: 'Registri' },
  en: { send: 'Submit the report', reason: 'The UIN is missing.', menu: 'Menu', registers: 'Registers' },
};

const meta = {
  component: Button,
  render: function Render(args) {
    const { send } = TEXTS[useLang()];
    return <Button {...args}>{send}</Button>;
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Small: Story = { args: { size: 'small' } };
export const Wide: Story = { args: { wide: true } };
export const WithIcon: Story = { args: { icon: Send } };
export const Pending: Story = { args: { variant: 'primary', icon: Send, isPending: true } };

export const Unavailable: Story = {
  render: function Render(args) {
    const { send, reason } = TEXTS[useLang()];
    return (
      <div className="button-row">
        <Button {...args} unavailable={reason}>
          {send}
        </Button>
      </div>
    );
  },
};

export const AsLink: Story = {
  render: function Render() {
    const { registers } = TEXTS[useLang()];
    return (
      <ButtonLink to="/" icon={Download}>
        {registers}
      </ButtonLink>
    );
  },
};

export const IconOnly: Story = {
  render: function Render() {
    const { menu } = TEXTS[useLang()];
    return (
      <div className="button-row">
        <IconButton icon={Menu} label={menu} />
        <IconButton icon={Menu} label={menu} bare />
        <IconButton icon={Menu} label={menu} size="small" />
      </div>
    );
  },
};
