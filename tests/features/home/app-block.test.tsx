import { expect, test, vi } from 'vitest';
import { AppBlock } from '#features/portal/home/home-blocks/AppBlock.tsx';
import { renderUi } from '#tests/shared/ui/renderUi.tsx';

vi.mock('#shared/config/env.ts', async (original) => ({
  ...(await original<object>()),
  env: { VITE_APP_STORE_URL: undefined, VITE_PLAY_STORE_URL: undefined },
}));

test('without the stores in the environment there is no promotion (P2.6, P7)', () => {
  const { container } = renderUi(<AppBlock />);
  expect(container.querySelector('section')).toBeNull();
});
