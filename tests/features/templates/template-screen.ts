import { expect } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { agency } from '#tests/agency.ts';

/** The first bytes of .xlsx and .docx files. */
export const OFFICE_FILE = 'PK\u0003\u0004';

type Sent = { path: string; body: JsonBodyType; headers: Headers };

/** Answers the three document calls with a file and records what was sent; `answer` may answer differently, call by call. */
export function documentCalls(
  answer: (call: number, sent: Sent) => Response | Promise<Response> | undefined = () => undefined,
): Sent[] {
  const calls: Sent[] = [];
  agency.use(
    http.post('*/FileTemplate/:call', async ({ request, params }) => {
      const sent: Sent = {
        path: String(params['call']),
        body: (await request.json()) as JsonBodyType,
        headers: request.headers,
      };
      calls.push(sent);
      return (await answer(calls.length, sent)) ?? officeFile();
    }),
  );
  return calls;
}

export function officeFile(): Response {
  return new HttpResponse(OFFICE_FILE, { headers: { 'Content-Type': 'application/octet-stream' } });
}

/** A refusal with the agency's message. */
export function refusal(message: string, status = 404): Response {
  return HttpResponse.json({ errorCount: 1, resultItems: [{ message }] }, { status });
}

/** Fills everything but the jib, in Bosnian: first accountant found, companies, the report type, the year. */
export async function fillForm(user: UserEvent, { reportType = '37', year = '2025' } = {}): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
  const creator = await screen.findByRole('combobox', { name: /Računovođa/ });
  await waitFor(() => expect(creator).toBeEnabled());
  await paste(user, creator, '10007');
  await user.keyboard('{Enter}');
  await choose(user, /^Vrsta pravnog lica/, '1');
  await choose(user, /^Vrsta izvještaja/, reportType);
  await choose(user, /^Obračunski period/, year);
}

/** Pastes a text into a field, because typing is slow where every key is validated. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Selects an option once the list is loaded. */
export async function choose(user: UserEvent, label: RegExp, value: string): Promise<void> {
  const select = screen.getByLabelText(label);
  await waitFor(() => expect(select).toBeEnabled());
  await user.selectOptions(select, value);
}

export const jibField = () => screen.getByRole('textbox', { name: 'JIB' });
export const templateButton = () => screen.getByRole('button', { name: 'Preuzmite predložak' });
export const estimateButton = () => screen.getByRole('button', { name: 'Preuzmite predračun' });
