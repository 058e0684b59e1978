import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { saveAs } from 'file-saver';
import { vi } from 'vitest';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { ClientsSection } from '#features/report-tools/templates/ClientsSection.tsx';
import type { TemplateInput } from '#features/report-tools/templates/template-form.ts';
import { NEW_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import { useDocumentFacts } from '#features/report-tools/templates/use-document-facts.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage } from '#tests/storage.ts';
import { FILLED } from './template-screen.ts';

export const client = (jib: string, name: string, more: Partial<Client> = {}): Client => ({
  ...NEW_CLIENT,
  jib,
  name,
  legalEntityTypeId: 1,
  ...more,
});
export const BREZA = client('4200000000001', 'Breza d.o.o.', { reportingStandard: 1 });
export const CEMPRES = client('0000000000002', 'Čempres d.d.', {
  legalEntityTypeId: 3,
  publicInterest: true,
  reportingStandard: 2,
});
/** Has a creator and a type of report of its own. */
export const JAVOR = client('4200000000003', 'Javor d.o.o.', { creatorType: 2, creatorId: 7, reportTypeId: 38 });
export const CLIENTS = [BREZA, CEMPRES, JAVOR];

function Section({ form }: { form: TemplateInput }) {
  const facts = useDocumentFacts(NEW_TEMPLATES, 'bs');
  return <ClientsSection version={NEW_TEMPLATES} facts={facts} values={form} readForm={() => form} onFill={() => {}} />;
}

/** The clients stored earlier, below a form with these choices. */
export async function openClients(stored: readonly Client[], given: Partial<TemplateInput> = {}) {
  await storage.lists.get(clientList).change(() => stored);
  const part = await renderPart(<Section form={{ ...FILLED, ...given }} />, { texts: ['templates', 'filing'] });
  await screen.findByRole('heading', { name: 'Moji klijenti' });
  return part;
}

export const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
export const saved = (call = 0) => vi.mocked(saveAs).mock.calls[call] as [Blob, string];
export const filesOf = async (zip: Blob) => Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));

/** Selects clients and starts a batch of their templates. */
export async function startBatch(user: UserEvent, clients: RegExp): Promise<void> {
  await user.click(screen.getByLabelText(clients, { selector: 'input' }));
  await user.click(await screen.findByText('Preuzmite predloške'));
}
