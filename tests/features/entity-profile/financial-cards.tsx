import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { createPortal } from '#app/create-portal.ts';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { indicatorRecordWire } from '#domain/indicators/indicators.wire.ts';
import { toLegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { legalEntityWire } from '#domain/legal-entity/legal-entity.wire.ts';
import { FinancialCards } from '#features/registers/entity-profile/FinancialCards.tsx';
import { inPortal } from '#tests/in-portal.tsx';
import { untilTestEnds } from '#tests/until-test-ends.ts';

export const COMPANY = {
  id: 501,
  jib: '',
  longName: 'Vranduška d.o.o. Zenica',
  legalEntityTypeId: 1,
  legalEntitySizeId: 2,
  isVisibleEntity: true,
};

/** The cards of a profile alone, at an address, with the records as the agency sends them. */
export async function openCards(query: string, { entity = {}, records }: { entity?: object; records: object[] }) {
  const portal = untilTestEnds(createPortal());
  await portal.texts.start('bs', ['ui', 'layout', 'entity-profile', 'indicators', 'report-types']);
  const legalEntity = toLegalEntity(z.parse(legalEntityWire, { ...COMPANY, ...entity }));
  const reports = records.map((record) => toRecord(z.parse(indicatorRecordWire, record)));
  const cards = (
    <NuqsAdapter defaultOptions={{ history: 'push', shallow: false }}>
      <section aria-label="Pokazatelji">
        <FinancialCards entity={legalEntity} register={legalEntity.register!} records={reports} />
      </section>
    </NuqsAdapter>
  );
  window.history.replaceState(null, '', `/bs/profil${query}`);
  // The ratios wait for it.
  await portal.earlyCalls.whenPageReady();
  const router = createBrowserRouter([{ path: '*', element: cards }]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />, { wrapper: inPortal(portal) });
  const part = within(await screen.findByRole('region', { name: 'Pokazatelji' }));
  await part.findAllByRole('group', { name: /Godina|Vrsta izvještaja/ });
  return { part, router, user: userEvent.setup() };
}

/** The financial part of a profile. */
export type Part = Pick<typeof screen, 'getByRole' | 'getAllByRole' | 'getByLabelText'>;

/** Waits until what was pressed is selected and its figures are shown: both follow a moment later. */
export const selected = (part: Part, name: string) =>
  waitFor(() => {
    const radio = part.getByLabelText(name);
    expect(radio).toBeChecked();
    expect(radio.closest('section')?.querySelector('[aria-busy=true]')).toBeNull();
  });

type Rows = Pick<Part, 'getAllByRole'>;

/** The first row whose head is exactly so, with or without a code, or begins so. */
export function rowOf(part: Rows, name: string | RegExp): HTMLElement {
  const isMeant = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const head = part
    .getAllByRole('rowheader')
    .find(({ textContent }) => isMeant(textContent.replace(/\s*AOP.*$/, '').trim()));
  const row = head?.closest('tr');
  if (!row) throw new Error(`no line '${name}'`);
  return row;
}

export const cellsOf = (part: Rows, name: string | RegExp) =>
  within(rowOf(part, name))
    .getAllByRole('cell')
    .map((cell: HTMLElement) => cell.textContent.replaceAll('\u00A0', ' '));

export const valueOf = (part: Part, name: string) => rowOf(part, name).querySelector('td')?.firstChild?.textContent;
