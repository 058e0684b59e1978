import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResetBrowser } from '#shared/ui/ResetBrowser.tsx';

const meta = { component: ResetBrowser } satisfies Meta<typeof ResetBrowser>;

export default meta;

export const Asks: StoryObj<typeof meta> = {};
