import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { vi } from 'vitest';
import { AddDocumentDialog } from '#features/registers/bankruptcy/AddDocumentDialog.tsx';
import { agency } from '#tests/agency.ts';
import { renderPart } from '#tests/render-part.tsx';
import { DOCUMENTS, ENTITY } from './registry-screen.ts';

export const PDF = () => new File(['%PDF-1.7 rješenje'], 'rjesenje.pdf', { type: 'application/pdf' });
export const BYTES = [...new TextEncoder().encode('%PDF-1.7 rješenje')];

export const dialog = () => within(screen.getByRole('dialog', { name: /Dodavanje dokumenta/ }));
// Fields are looked up by their labels: asking for a role examines every element.
export const jib = () => dialog().getByLabelText(/^JIB/);
export const file = () => screen.getByLabelText(/PDF dokument/);
export const dateInput = (part: string) => dialog().getByLabelText(part);
export const type = () => dialog().getByLabelText(/Vrsta dokumenta/);
export const press = (name: string) => dialog().getByRole('button', { name });
/** What is said while the fields cannot be changed. */
export const LOCKED = /^Dok se provjerava, šalje ili čeka slanje, dokument se ne može mijenjati\.$/;
/** Enters a text at once. */
export const enter = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

type Form = Pick<Awaited<ReturnType<typeof renderPart>>, 'user'>;

/** Opens the form alone, for a moderator; `onClose` is called when it would close. */
export async function openForm() {
  const [onClose, onAdded] = [vi.fn(), vi.fn()];
  const form = await renderPart(<AddDocumentDialog {...{ onClose, onAdded }} />, {
    texts: ['bankruptcy', 'proceedings'],
    as: 'moderator',
  });
  await isReady();
  return { ...form, onClose, onAdded };
}

/** Waits for the form and its kinds of documents. */
export async function isReady(): Promise<void> {
  await screen.findByRole('dialog');
  await dialog().findByRole('group', { name: 'Stečajni postupak' });
}

type Entered = { jib?: string; kind?: string; date?: [string, string, string]; pdf?: File };

export async function fill({ user }: Form, entered: Entered = {}): Promise<void> {
  const {
    jib: number = ENTITY.jib,
    kind = 'Opća zabrana raspolaganja',
    date = ['29', '2', '2024'],
    pdf = PDF(),
  } = entered;
  if (number) enter(jib(), number);
  enter(type(), within(type()).getByText<HTMLOptionElement>(kind).value);
  for (const [at, part] of ['Dan', 'Mjesec', 'Godina'].entries()) enter(dateInput(part), date[at] ?? '');
  await user.upload(file(), pdf);
  await dialog().findByText(pdf.name);
}

/** Bodies of all later inserts; the agency answers them as usual. */
export function watchInserts(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  agency.use(
    http.post(DOCUMENTS, async ({ request }) => {
      sent.push((await request.clone().json()) as Record<string, unknown>);
    }),
  );
  return sent;
}
