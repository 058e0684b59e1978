import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '#shared/ui/NotFound.tsx';

const meta = { component: NotFound } satisfies Meta<typeof NotFound>;

export default meta;

export const UnknownAddress: StoryObj<typeof meta> = {};
