import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DocumentLink } from '#features/portal/information/DocumentLink.tsx';
import { OrderCard } from '#features/portal/information/OrderCard.tsx';
import { renderUi } from '#tests/shared/ui/renderUi.tsx';

vi.mock('#shared/config/env.ts', async (original) => ({ ...(await original<object>()), env: {} }));

vi.mock('#domain/agency-file/agency-file.api.ts', () => ({ useAgencyFile: () => ({ orderForms: {} }) }));

test('without a documents folder a document is named and no link (P7)', () => {
  renderUi(<DocumentLink document="ratingSample" />);
  expect(screen.getByText('documents.ratingSample')).toBeVisible();
  expect(screen.getByText('documents.onRequest')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('without the products portal the order card says where to order instead (P2.16, P7)', () => {
  renderUi(<OrderCard product="creditRating" title="Narudžba" text="Kako se naručuje" />);
  expect(screen.queryByRole('link', { name: /order\.request/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'order.contact' })).toHaveAttribute('href', '/bs/kontaktirajte-nas');
  expect(screen.getByRole('link', { name: 'order.prices' })).toHaveAttribute('href', '/bs/cjenovnik');
});
