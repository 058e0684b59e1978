import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ListFilter } from '#shared/ui/ListFilter.tsx';

const TEXTS = {
  bs: { label: 'Naziv ili JIB', name: 'Naziv', share: 'Udio' },
  hr: { label: 'Naziv ili JIB', name: 'Naziv', share: 'Udio' },
  en: { label: 'Name or UIN', name: 'Name', share: 'Share' },
};

type Sort = 'name' | 'share';

const meta = {
  component: ListFilter<Sort>,
  args: { label: '', view: { text: '', sort: 'name', down: false }, onView: () => {}, orders: [] },
  render: function Render(args) {
    const { label, name, share } = TEXTS[useLang()];
    const [view, setView] = useState(args.view);
    return (
      <ListFilter
        label={label}
        view={view}
        onView={(change) => setView((now) => ({ ...now, ...change }))}
        orders={[
          { value: 'name', label: name },
          { value: 'share', label: share },
        ]}
      />
    );
  },
} satisfies Meta<typeof ListFilter<Sort>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the width of a desktop with the order of the cards. */
export const Empty: Story = {};
export const Filtered: Story = { args: { view: { text: 'čap', sort: 'share', down: true } } };
