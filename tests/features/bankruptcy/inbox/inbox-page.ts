import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { DemoUserKey } from '#mocks/session/users.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { ENTITY } from '../registry-screen.ts';

const OFFERED = 'U dokumentu ili nazivu datoteke piše:';

export type App = Awaited<ReturnType<typeof renderPage>>;

/** A second entity of the agency in a box. */
export const OTHER = { jib: '4206172990667', name: 'Bistrolog d.o.o. Ilidža' };

/** A PDF whose name says everything about it. It cannot be read here, so that its jib and day are only offered. */
export const named = ({
  jib = ENTITY.jib,
  day = '2024-02-29',
  type = 'Opća zabrana raspolaganja',
  content = '',
} = {}): File => {
  const name = `${jib} ${day} ${type}.pdf`;
  return new File([`%PDF-1.7 ${name}${content}`], name, { type: 'application/pdf', lastModified: 1 });
};

export const pdfOf = (name: string, content = name): File =>
  new File([`%PDF-1.7 ${content}`], name, { type: 'application/pdf', lastModified: 1 });

export async function openInbox(
  as: Exclude<DemoUserKey, 'blocked'> = 'moderator',
  portal?: App['portal'],
): Promise<App> {
  const app = await renderPage('/bs/pristigli-dokumenti', { as, ...(portal && { portal }) });
  await screen.findByRole('heading', { level: 1, name: 'Pristigli dokumenti' });
  await fileInput();
  return app;
}

export const fileInput = () => screen.findByLabelText('Odaberite PDF datoteke');

export async function select({ user }: App, ...files: File[]): Promise<void> {
  await user.upload(await fileInput(), files);
}

/** The rows of the queue, in their order. */
export const rows = () => {
  const queue = screen.queryByRole('region', { name: /^Red: / });
  return queue ? [...queue.querySelectorAll('ol > li')].map((row) => within(row as HTMLElement)) : [];
};

/** The row of a file. */
export const rowOf = (name: string) => {
  const row = screen.getByRole('button', { name }).closest('li');
  if (!row) throw new Error(`'${name}' is not in the queue.`);
  return within(row);
};

export const begin = () => screen.findByRole('button', { name: /^Potvrđujte redom|^Potvrdite \d/ });
export const sendButton = () => screen.getByRole('button', { name: /^Pošaljite (?:\d|spremne)/ });
export const sentRows = () =>
  within(screen.getByRole('table', { name: 'Poslani dokumenti' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

/** Takes the jib and the day that the name of an unread document offers. */
export async function takeOffered({ user }: App): Promise<void> {
  const offered = () =>
    within(screen.getByRole('form', { name: /^Podaci dokumenta/ })).getAllByRole('group', { name: OFFERED });
  for (const count of [2, 1]) {
    await waitFor(() => expect(offered()).toHaveLength(count));
    await user.click(within(offered()[0]!).getByRole('button'));
  }
}

/** Confirms every document with the keyboard: each has to be complete. */
export async function confirmAll(app: App, count: number): Promise<void> {
  const { user } = app;
  (await begin()).focus();
  await user.keyboard('{Enter}');
  for (let at = 1; at <= count; at++) {
    await screen.findByRole('form', { name: /^Podaci dokumenta/ });
    await takeOffered(app);
    await user.keyboard('{Enter}');
    await screen.findByText(`spremno: ${at}`, { exact: false });
  }
}
