import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { LAYOUT_TEXTS, loadTextFiles } from '#app/main-texts.ts';
import { TIMING } from '#shared/config/settings.ts';
import { startTexts } from '#shared/i18n/texts.ts';
import { dropOldDrafts, provideDraftOwner, readDraft } from '#shared/storage/stored-drafts.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';

const EMPTY = { subject: '', text: '' };
const schema = z.object({ subject: z.string(), text: z.string() });

function Form() {
  const draft = useDraft('letter', schema, EMPTY);
  const form = useForm({ defaultValues: draft.initial });
  useFollowDraft(draft, form);
  return (
    <form>
      <DraftNotice draft={draft} onClear={() => form.reset(EMPTY)} />
      <input aria-label="subject" {...form.register('subject')} />
      <textarea aria-label="text" {...form.register('text')} />
    </form>
  );
}

/** The form on a newly loaded page. */
function load() {
  document.body.replaceChildren();
  render(<Form />);
}
const field = (name: string) => screen.getByRole('textbox', { name });
const notice = () => screen.queryByText(/^Vraćen je unos od/);
const typed = async (text: string) => {
  const user = userEvent.setup();
  await user.click(field('text'));
  await user.paste(text);
};

beforeEach(async () => {
  await startTexts(loadTextFiles, 'bs', LAYOUT_TEXTS);
  provideDraftOwner(() => null);
  return () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

describe('a draft', () => {
  test('comes back after a reload, whole, with a word on it that can be dismissed', async () => {
    const long = `${'č'.repeat(60_000)}.`;
    load();
    expect(notice()).toBeNull();
    await typed(long);
    load();
    expect(field('text')).toHaveValue(long);
    expect(notice()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Zatvorite obavještenje' }));
    expect(notice()).toBeNull();
    expect(field('text')).toHaveValue(long);
  });

  test('is cleared with one press, for good', async () => {
    load();
    await typed('tajna');
    load();
    await userEvent.click(screen.getByRole('button', { name: 'Ispraznite obrazac' }));
    expect(field('text')).toHaveValue('');
    expect(notice()).toBeNull();
    load();
    expect(field('text')).toHaveValue('');
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  test('is none once the form is empty again', async () => {
    load();
    await typed('x');
    expect(readDraft('letter')).not.toBeNull();
    await userEvent.clear(field('text'));
    expect(readDraft('letter')).toBeNull();
  });

  test('is offered for 24 hours, and removed then, also when nobody opens the form', async () => {
    load();
    await typed('jučer');
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + TIMING.draftLife - 1000);
    expect(readDraft('letter')).not.toBeNull();
    clock.mockReturnValue(now + TIMING.draftLife + 1000);
    load();
    expect(field('text')).toHaveValue('');
    dropOldDrafts();
    expect(localStorage.getItem('drafts')).toBeNull();
  });
});

describe('whose it is', () => {
  test.each([
    ['ana', 'ivo'],
    ['ana', null],
    [null, 'ivo'],
  ])('what %s typed is not shown to %s', async (author, reader) => {
    provideDraftOwner(() => author);
    load();
    await typed('moje');
    provideDraftOwner(() => reader);
    load();
    expect(field('text')).toHaveValue('');
    provideDraftOwner(() => author);
    load();
    expect(field('text')).toHaveValue('moje');
  });

  test('a session that ends while somebody types does not give the text to the next visitor', async () => {
    provideDraftOwner(() => 'ana');
    load();
    provideDraftOwner(() => null);
    await typed('i dalje moje');
    load();
    expect(field('text')).toHaveValue('');
    provideDraftOwner(() => 'ana');
    load();
    expect(field('text')).toHaveValue('i dalje moje');
  });
});

test.each([
  '{',
  '7',
  'null',
  '[]',
  '{"letter":7}',
  '{"letter":{"owner":null,"at":1,"value":{"subject":"","text":"x"}}}',
  '{"letter":{"owner":null,"at":4102444800000,"value":{"subject":"","text":"x"}}}',
])('what is stored as %s is no draft (C03)', (stored) => {
  localStorage.setItem('drafts', stored);
  load();
  expect(field('text')).toHaveValue('');
});

test('a value that does not fit the form is no draft, and leaves those of other forms', () => {
  const at = Date.now();
  localStorage.setItem(
    'drafts',
    JSON.stringify({ letter: { owner: null, at, value: { text: 7 } }, other: { owner: null, at, value: { a: 1 } } }),
  );
  load();
  expect(field('text')).toHaveValue('');
  expect(readDraft('other')?.value).toEqual({ a: 1 });
});
