import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { QrCode } from '#shared/ui/QrCode.tsx';

const TEXTS = { bs: 'QR kod ove stranice', hr: 'QR kod ove stranice', en: 'QR code of this page' };

const meta = {
  component: QrCode,
  args: { text: 'https://portal.example.ba/bs/profil-pravnih-lica/10048', label: '' },
  decorators: [
    (Code) => (
      <div style={{ width: '10rem' }}>
        <Code />
      </div>
    ),
  ],
  render: function Render(args) {
    return <QrCode {...args} label={TEXTS[useLang()]} />;
  },
} satisfies Meta<typeof QrCode>;

export default meta;

/** Dark on white in both themes, as readers expect. */
export const Address: StoryObj<typeof meta> = {};
