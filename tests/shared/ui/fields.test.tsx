import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { CheckboxField, RadioGroup } from '#shared/ui/Choice.tsx';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField, TextAreaField } from '#shared/ui/TextField.tsx';
import * as choices from '#stories/Choice.stories.tsx';
import * as dates from '#stories/DateField.stories.tsx';
import * as texts from '#stories/TextField.stories.tsx';
import { renderUi } from './renderUi.tsx';

const { WithError, LimitedLength, SeveralLines } = composeStories(texts);
const { RadiosWithError } = composeStories(choices);
const { Empty: EmptyDate } = composeStories(dates);

test('a field is named by its label and described by hint and error', () => {
  renderUi(<WithError />);
  const input = screen.getByRole('textbox', { name: 'JIB (obavezno)' });
  expect(input).toHaveAccessibleDescription('13 cifara Unesite JIB.');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

test('a group is described as a whole', () => {
  renderUi(<RadiosWithError />);
  expect(screen.getByRole('radiogroup', { name: /^Veličina pravnog lica/ })).toHaveAccessibleDescription(
    'Odaberite veličinu.',
  );
  expect(screen.getByRole('radio', { name: 'Mikro' })).toHaveAccessibleDescription('Najmanja veličina.');
});

type Answers = { name: string; message: string; canton: string; kind: string; agreed: boolean };

function WholeForm({ onSend }: { onSend: (answers: Answers) => void }) {
  const { register, handleSubmit, formState } = useForm<Answers>({ shouldFocusError: false });
  const errors = Object.entries(formState.errors).map(([id, error]) => ({ id, message: error.message ?? '' }));
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <TextField id="name" label="Naziv" {...register('name', { required: 'Unesite naziv.' })} />
      <TextAreaField label="Poruka" {...register('message')} />
      <SelectField
        label="Kanton"
        options={[{ value: 'zdk', label: 'Zeničko-dobojski' }]}
        placeholder="Svi"
        {...register('canton')}
      />
      <RadioGroup
        label="Vrsta"
        options={[
          { value: 'a', label: 'Mikro' },
          { value: 'b', label: 'Malo' },
        ]}
        {...register('kind')}
      />
      <CheckboxField label="Slažem se" {...register('agreed')} />
      <button type="submit">Pošalji</button>
    </form>
  );
}

test('a form library can register every field', async () => {
  const send = vi.fn<(answers: Answers) => void>();
  const { user } = renderUi(<WholeForm onSend={send} />);
  await user.type(screen.getByLabelText('Naziv'), 'Alatnica');
  await user.type(screen.getByLabelText('Poruka'), 'Dobar dan');
  await user.selectOptions(screen.getByLabelText('Kanton'), 'zdk');
  await user.click(screen.getByLabelText('Malo'));
  await user.click(screen.getByLabelText('Slažem se'));
  await user.click(screen.getByRole('button', { name: 'Pošalji' }));
  const answers: Answers = { name: 'Alatnica', message: 'Dobar dan', canton: 'zdk', kind: 'b', agreed: true };
  expect(send).toHaveBeenCalledWith(answers, expect.anything());
});

test('a failed try moves the focus to the summary, its link to the field; typing never loses the focus', async () => {
  const send = vi.fn<(answers: Answers) => void>();
  const { user } = renderUi(<WholeForm onSend={send} />);
  await user.click(screen.getByRole('button', { name: 'Pošalji' }));
  await waitFor(() => expect(screen.getByRole('alert', { name: 'Provjerite unesene podatke' })).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Unesite naziv.' }));
  const name = screen.getByLabelText('Naziv');
  expect(name).toHaveFocus();
  await user.type(name, 'x');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.type(name, '{Backspace}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(name).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Pošalji' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test('a date is typed in three parts and is a plain date', async () => {
  const seen = vi.fn<(value: string) => void>();
  const { user } = renderUi(<EmptyDate onChange={seen} />);
  await user.type(screen.getByLabelText('Dan'), '5');
  await user.type(screen.getByLabelText('Mjesec'), '9');
  await user.type(screen.getByLabelText('Godina'), '2024');
  expect(seen).toHaveBeenLastCalledWith('2024-09-05');
  expect(screen.getByLabelText('Dan')).toHaveValue('5');
  expect(screen.getByRole('group', { name: 'Datum podnošenja' })).toHaveAccessibleDescription('Na primjer 9. 5. 2024.');
});

test.each([
  ['2024-02-31', 'Takav datum ne postoji'],
  ['2024--', 'Unesite dan, mjesec i godinu'],
])('%s is refused once it is left', async (initial, message) => {
  const { user } = renderUi(<EmptyDate value={initial} />);
  await user.click(screen.getByLabelText('Dan'));
  await user.tab();
  expect(screen.queryByText(new RegExp(message))).not.toBeInTheDocument();
  await user.tab();
  await user.tab();
  expect(screen.getByText(new RegExp(message))).toBeVisible();
});

test('a date can be pasted whole into any part, as the language writes it', async () => {
  const seen = vi.fn<(value: string) => void>();
  const { user } = renderUi(<EmptyDate onChange={seen} />, 'en');
  await user.click(screen.getByLabelText('Month'));
  await user.paste('3/4/2024');
  expect(seen).toHaveBeenLastCalledWith('2024-03-04');
});

test('digits too long for their part of a date are refused, not cut to another day', async () => {
  const seen = vi.fn<(value: string) => void>();
  const { user } = renderUi(<EmptyDate value="2024-05-09" onChange={seen} />);
  await user.click(screen.getByLabelText('Dan'));
  await user.paste('152');
  expect(screen.getByLabelText('Dan')).toHaveValue('152');
  expect(seen).toHaveBeenLastCalledWith('2024-05-152');
});

test('the parts are in the order of the language', () => {
  renderUi(<EmptyDate />, 'en');
  expect(screen.getAllByRole('textbox').map((input) => input.parentElement?.textContent)).toEqual([
    'Month',
    'Day',
    'Year',
  ]);
});

test.each([
  ['a line', LimitedLength],
  ['a text', SeveralLines],
])('%s that is pasted and too long is not cut in silence', async (_, Each) => {
  const { user } = renderUi(<Each />);
  const field = screen.getByRole('textbox', { name: 'Poruka' });
  await user.click(field);
  await user.paste('dvanaest 12');
  expect(field).toHaveValue('dvanaest 1');
  expect(screen.getByRole('status')).toHaveTextContent('Najveći broj znakova: 10');
  await user.keyboard('{Backspace}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.paste('2');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('near the longest text its length stands below the field', async () => {
  const { user } = renderUi(<SeveralLines />);
  await user.click(screen.getByRole('textbox', { name: 'Poruka' }));
  await user.paste('dvanaest');
  expect(screen.queryByText(/^Znakova/)).toBeNull();
  await user.keyboard(' ');
  expect(screen.getByText('Znakova: 9 od 10')).toBeVisible();
});

function Letter() {
  const { register, reset } = useForm({ defaultValues: { subject: '', message: 'devet je 9' } });
  return (
    <>
      <TextField label="Predmet" maxLength={10} {...register('subject')} />
      <TextAreaField label="Poruka" maxLength={10} {...register('message')} />
      <button type="button" onClick={() => reset({ subject: '', message: '' })}>
        Isprazni
      </button>
    </>
  );
}

test('a restored text says its length at once; a form that is emptied leaves neither that nor what was cut', async () => {
  const { user } = renderUi(<Letter />);
  expect(screen.getByText('Znakova: 10 od 10')).toBeVisible();
  for (const label of ['Predmet', 'Poruka']) {
    await user.click(screen.getByLabelText(label));
    await user.paste('dvanaest 12');
  }
  expect(screen.getAllByText(/Najveći broj znakova: 10/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Isprazni' }));
  expect(screen.queryByText(/Najveći broj znakova/)).toBeNull();
  expect(screen.queryByText(/^Znakova/)).toBeNull();
  await user.click(screen.getByLabelText('Predmet'));
  await user.paste('dvanaest 12');
  expect(screen.getByText(/Najveći broj znakova: 10/)).toBeVisible();
});

test.each([
  ['a line', LimitedLength],
  ['a text', SeveralLines],
])('%s that is dropped or dictated and too long is not cut in silence', (_, Each) => {
  renderUi(<Each />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Poruka' });
  const put = (value: string, of: InputEventInit) => {
    field.value = '';
    fireEvent.input(field, { target: { value }, ...of });
  };
  fireEvent.drop(field, { dataTransfer: { getData: () => 'dvanaest 12' } });
  put('dvanaest 1', { inputType: 'insertFromDrop' });
  expect(screen.getByRole('status')).toHaveTextContent('Najveći broj znakova: 10');
  put('kratko', { inputType: 'insertText', data: 'o' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  put('dvanaest 1', { inputType: 'insertText', data: 'dvanaest 12' });
  expect(screen.getByRole('status')).toHaveTextContent('Najveći broj znakova: 10');
  put('dvanaest 1', { inputType: 'insertReplacementText', data: 'dvanaest 1' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
