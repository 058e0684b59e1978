import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import { TextField } from '#shared/ui/TextField.tsx';

const TEXTS = {
  bs: { name: 'Naziv', noName: 'Unesite naziv.', jib: 'JIB', noJib: 'JIB ima 13 cifara.' },
  hr: { name: 'Naziv', noName: 'Unesite naziv.', jib: 'JIB', noJib: 'JIB ima 13 znamenki.' },
  en: { name: 'Name', noName: 'Enter a name.', jib: 'UIN', noJib: 'A UIN has 13 digits.' },
};

const meta = {
  component: ErrorSummary,
  args: { errors: [], attempt: 1 },
  render: function Render({ attempt }) {
    const { name, noName, jib, noJib } = TEXTS[useLang()];
    return (
      <form className="stack-3">
        <ErrorSummary
          attempt={attempt}
          errors={[
            { id: 'name', message: noName },
            { id: 'jib', message: noJib },
          ]}
        />
        <TextField id="name" label={name} error={noName} />
        <TextField id="jib" label={jib} error={noJib} width="medium" />
      </form>
    );
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

export const AfterFailedAttempt: StoryObj<typeof meta> = {};
