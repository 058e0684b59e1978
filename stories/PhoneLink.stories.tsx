import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneLink } from '#shared/ui/PhoneLink.tsx';

const meta = { component: PhoneLink, args: { number: '+387 33 000 000' } } satisfies Meta<typeof PhoneLink>;

export default meta;

export const Number: StoryObj<typeof meta> = {};
