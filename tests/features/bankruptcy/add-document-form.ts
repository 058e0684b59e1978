import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { documentsOf } from '#mocks/bankruptcy/documents.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { DOCUMENTS, ENTITY, openRegistry } from './registry-screen.ts';

export const PDF = () => new File(['%PDF-1.7 rješenje'], 'rjesenje.pdf', { type: 'application/pdf' });
export const BYTES = [...new TextEncoder().encode('%PDF-1.7 rješenje')];

export const dialog = () => within(screen.getByRole('dialog', { name: /Dodavanje dokumenta/ }));
export const jib = () => dialog().getByRole('textbox', { name: /JIB/ });
export const file = () => dialog().getByLabelText(/PDF dokument/);
export const dateInput = (part: string) => dialog().getByRole('textbox', { name: part });
export const press = (name: string) => dialog().getByRole('button', { name });
export const storedDocuments = () => documentsOf(ENTITY.id, undefined, DEFAULT_BASES);

export type App = Awaited<ReturnType<typeof openRegistry>>;

export async function openForm(): Promise<App> {
  const app = await openRegistry('', 'moderator');
  await app.user.click(screen.getByRole('button', { name: 'Dodajte dokument' }));
  await screen.findByRole('dialog');
  await dialog().findByRole('group', { name: 'Stečajni postupak' });
  return app;
}

export type Entered = { jib?: string; type?: string; date?: [string, string, string]; pdf?: File };

export async function fill({ user }: App, entered: Entered = {}): Promise<void> {
  const {
    jib: number = ENTITY.jib,
    type = 'Opća zabrana raspolaganja',
    date = ['29', '2', '2024'],
    pdf = PDF(),
  } = entered;
  if (number) {
    await user.clear(jib());
    // Other tests type it letter by letter; here it is one of four fields, 40 times.
    await user.paste(number);
  }
  await user.selectOptions(dialog().getByRole('combobox', { name: /Vrsta dokumenta/ }), type);
  for (const [at, part] of ['Dan', 'Mjesec', 'Godina'].entries())
    if (date[at]) await user.type(dateInput(part), date[at]);
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
