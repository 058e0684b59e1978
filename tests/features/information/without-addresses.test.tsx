import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DocumentLink } from '#features/portal/information/DocumentLink.tsx';
import { OrderCard } from '#features/portal/information/OrderCard.tsx';
import { renderPart } from '#tests/render-part.tsx';
import { withoutEnv } from '#tests/without-env.ts';

const show = (part: ReactNode) => renderPart(part, { texts: ['information'] });

test('without a documents folder a document is named and no link (P7)', async () => {
  withoutEnv('VITE_DOCUMENTS_URL');
  await show(<DocumentLink document="ratingSample" />);
  expect(screen.getByText('Primjer potvrde o bonitetu')).toBeVisible();
  expect(screen.getByText(/na zahtjev/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('without the products portal the order card says where to order instead (P2.16, P7)', async () => {
  withoutEnv('VITE_PRODUCTS_PORTAL_URL');
  await show(<OrderCard product="creditRating" title="Narudžba" />);
  expect(screen.queryByRole('link', { name: /^Podnesite zahtjev/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Kontakt Agencije' })).toHaveAttribute('href', '/bs/kontaktirajte-nas');
  expect(screen.getByRole('link', { name: 'Cjenovnik' })).toHaveAttribute('href', '/bs/cjenovnik');
});
