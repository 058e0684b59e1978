import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Loaded, type LoadState } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';

const TEXTS = {
  bs: 'Registar se ne može prikazati',
  hr: 'Registar se ne može prikazati',
  en: 'The register cannot be shown',
};

function Names({ of }: { of: LoadState<string[]> }) {
  return (
    <Loaded of={of} skeleton={<RowsSkeleton rows={3} />} errorTitle={TEXTS[useLang()]}>
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const meta = {
  component: Names,
  args: { of: {} },
} satisfies Meta<typeof Names>;

export default meta;
type Story = StoryObj<typeof meta>;

const data = ['Alatnica', 'Brezadolina'];
const failed = { isError: true, error: { kind: 'timeout' }, refetch: () => {} };

export const Loading: Story = { args: { of: { isLoading: true, isFetching: true } } };
export const Content: Story = { args: { of: { data, isFetching: false } } };
export const Empty: Story = { args: { of: { data: [] } } };
export const Failed: Story = { args: { of: failed } };
/** The message and its button stay, so that who pressed it keeps the focus. */
export const TriedAgain: Story = { args: { of: { ...failed, isError: false, isFetching: true } } };
/** The old answer stays, marked busy. */
export const NewRequestPending: Story = { args: { of: { data, currentData: undefined, isFetching: true } } };
/** An old answer is never shown for another request. */
export const NewRequestFailed: Story = {
  args: { of: { data, currentData: undefined, isError: true, error: { kind: 'http', status: 500 } } },
};
/** The answer to the same request stays under the message. */
export const SameRequestFailed: Story = {
  args: { of: { data, currentData: data, isError: true, error: { kind: 'network' } } },
};
export const GivenUp: Story = { args: { of: { isError: true, error: { kind: 'cancelled' } } } };
export const NotAskedYet: Story = { args: { of: { isUninitialized: true } } };
