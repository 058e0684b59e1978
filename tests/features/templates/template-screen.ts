import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect } from 'vitest';
import { CREATOR_TYPE } from '#features/report-tools/templates/creators.model.ts';
import { EMPTY_FORM, type TemplateInput } from '#features/report-tools/templates/template-form.ts';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { drafts } from '#tests/storage.ts';

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

const CREATORS = {
  Accountants: [
    { id: 1007, firstName: 'Ana', lastName: 'Lipić', licenceNumber: '10006/1' },
    { id: 1008, firstName: 'Ana', lastName: 'Brezić', licenceNumber: '10007/1' },
  ],
  AuditCompanies: [{ id: 7, displayName: 'Uvid d.o.o.' }],
};

/** Opens a generator, in Bosnian and new unless stated otherwise, with few accountants in place of thousands. */
export function openTemplates(address = '/bs/predlosci-finansijskih-izvjestaja') {
  for (const [path, resultList] of Object.entries(CREATORS))
    agency.use(http.get(`*/${path}`, () => HttpResponse.json({ resultList, count: resultList.length })));
  return renderPage(address);
}

/** What `openFilled` fills in: everything but the jib. */
export const FILLED: TemplateInput = {
  ...EMPTY_FORM,
  creatorType: CREATOR_TYPE.accountant,
  creatorId: 1008,
  legalEntityTypeId: 1,
  reportTypeId: 37,
  accountingPeriod: 2025,
};

/** Opens the new generator with everything selected, as after a reload; `given` replaces a choice. */
export async function openFilled(given: Partial<TemplateInput> = {}) {
  drafts.write('templates', { ...FILLED, ...given }, null);
  const app = await openTemplates();
  await listsLoaded();
  return app;
}

/** Waits until what is selected has its names. */
async function listsLoaded(): Promise<void> {
  await waitFor(() => {
    for (const label of [/^Vrsta pravnog lica/, /^Vrsta izvještaja/])
      expect(screen.getByLabelText(label)).toBeEnabled();
  });
}

/** Fills everything but the jib, in Bosnian: an accountant by licence, companies, the report type, the year. */
export async function fillForm(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
  const creator = await screen.findByRole('combobox', { name: /Računovođa/ });
  await waitFor(() => expect(creator).toBeEnabled());
  await paste(user, creator, '10007');
  await user.keyboard('{Enter}');
  await choose(user, /^Vrsta pravnog lica/, '1');
  await choose(user, /^Vrsta izvještaja/, '37');
  await choose(user, /^Obračunski period/, '2025');
}

/** Pastes a text into a field, because typing is slow where every key is validated. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Selects an option once the list is loaded. */
async function choose(user: UserEvent, label: RegExp, value: string): Promise<void> {
  const select = screen.getByLabelText(label);
  await waitFor(() => expect(select).toBeEnabled());
  await user.selectOptions(select, value);
}

export const jibField = () => screen.getByRole('textbox', { name: 'JIB' });
export const templateButton = () => screen.getByRole('button', { name: 'Preuzmite predložak' });
export const estimateButton = () => screen.getByRole('button', { name: 'Preuzmite predračun' });
