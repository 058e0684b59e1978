import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { NearBlock } from '#features/portal/home/NearBlock.tsx';
import { PortalContext } from '#shared/portal/portal.ts';
import { renderUi } from '#tests/shared/ui/renderUi.tsx';

test('a block near by, which every block is where the browser does not know, waits until the page has its own data', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const own = Promise.withResolvers<void>();
  const portal = createPortal();
  portal.earlyCalls.waitFor(own.promise);
  const load = vi.fn(async () => () => <p>Blok je tu</p>);
  renderUi(
    <PortalContext value={portal}>
      <NearBlock name="good" load={load} />
    </PortalContext>,
  );
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  own.resolve();
  expect(await screen.findByText('Blok je tu')).toBeVisible();
});
