import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createPortal } from '#app/create-portal.ts';
import { LAYOUT_TEXTS } from '#app/main-texts.ts';
import { TIMING } from '#shared/config/settings.ts';
import { PortalContext } from '#shared/portal/portal.ts';
import { createDrafts } from '#shared/storage/stored-drafts.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { drafts, storage } from '#tests/storage.ts';

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

/** The form on a newly loaded page of a user, who may sign in or out while typing. */
function load(user: { id: string | null } = { id: null }) {
  document.body.replaceChildren();
  const portal = { ...createPortal(), drafts: createDrafts({ personal: storage.personal, owner: () => user.id }) };
  render(
    <PortalContext value={portal}>
      <Form />
    </PortalContext>,
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });
const notice = () => screen.queryByText(/^Vraćen je unos od/);
const typed = async (text: string) => {
  const user = userEvent.setup();
  await user.click(field('text'));
  await user.paste(text);
};

beforeEach(() => createPortal().texts.start('bs', LAYOUT_TEXTS));

describe('a draft', () => {
  test('is restored whole after a reload, with a notice that can be dismissed', async () => {
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

  test('is removed for good with one press', async () => {
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

  test('is removed once the form is empty again', async () => {
    load();
    await typed('x');
    expect(drafts.read('letter')).not.toBeNull();
    await userEvent.clear(field('text'));
    expect(drafts.read('letter')).toBeNull();
  });

  test('is offered for 24 hours, and removed then, also when nobody opens the form', async () => {
    load();
    await typed('jučer');
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + TIMING.draftLife - 1000);
    expect(drafts.read('letter')).not.toBeNull();
    clock.mockReturnValue(now + TIMING.draftLife + 1000);
    load();
    expect(field('text')).toHaveValue('');
    drafts.removeOld();
    expect(localStorage.getItem('drafts')).toBeNull();
  });
});

test('a draft typed before the clock was set back is restored, and stays until it is old', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 5 * 60_000);
  drafts.write('letter', { subject: '', text: 'prije ispravke' }, null);
  drafts.write('order', 'drugi', null);
  clock.mockReturnValue(now);
  drafts.removeOld();
  load();
  expect(field('text')).toHaveValue('prije ispravke');
  drafts.remove('letter');
  expect(drafts.read('order')?.value).toBe('drugi');
  clock.mockReturnValue(now + 5 * 60_000 + TIMING.draftLife);
  drafts.removeOld();
  expect(localStorage.getItem('drafts')).toBeNull();
});

describe('belongs to its author', () => {
  test.each([
    ['ana', 'ivo'],
    ['ana', null],
    [null, 'ivo'],
  ])('what %s typed is not shown to %s', async (author, reader) => {
    load({ id: author });
    await typed('moje');
    load({ id: reader });
    expect(field('text')).toHaveValue('');
    load({ id: author });
    expect(field('text')).toHaveValue('moje');
  });

  test('a text typed while the session ends is not shown to the next visitor', async () => {
    const user: { id: string | null } = { id: 'ana' };
    load(user);
    user.id = null;
    await typed('i dalje moje');
    load();
    expect(field('text')).toHaveValue('');
    load({ id: 'ana' });
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
])('a draft stored as %s is ignored (C03)', (stored) => {
  localStorage.setItem('drafts', stored);
  load();
  expect(field('text')).toHaveValue('');
});

test('a draft that does not fit its form is ignored, and drafts of other forms stay', () => {
  const at = Date.now();
  localStorage.setItem(
    'drafts',
    JSON.stringify({ letter: { owner: null, at, value: { text: 7 } }, other: { owner: null, at, value: { a: 1 } } }),
  );
  load();
  expect(field('text')).toHaveValue('');
  expect(drafts.read('other')?.value).toEqual({ a: 1 });
});
