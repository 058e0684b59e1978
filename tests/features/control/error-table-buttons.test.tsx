import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import type { Work } from '#domain/report-form/internal/worker-task.ts';
import { ErrorTableButtons } from '#features/report-tools/control/results/ErrorTableButtons.tsx';
import { inPortal } from '#tests/in-portal.tsx';
import { fileOf } from './results-and-receipts.ts';

const started: string[] = [];
const stopped: string[] = [];

/** A worker that never comes to an end. */
class SlowWorker extends EventTarget {
  task = '';
  postMessage({ task }: Work): void {
    started.push((this.task = task));
  }
  terminate(): void {
    stopped.push(this.task);
  }
}

beforeEach(() => {
  started.length = stopped.length = 0;
  vi.stubGlobal('Worker', SlowWorker);
});
afterEach(() => void vi.unstubAllGlobals());

test('the file of two lists of errors is read once for a table, and no longer when the page is left', async () => {
  const user = userEvent.setup();
  const portal = createPortal();
  await portal.texts.start('bs', ['results']);
  const result = { lang: 'bs' as const, id: '4209999999993370000001', name: 'a.xlsx', file: 'a.xlsx', errors: ['x'] };
  const reports = ['Preostalo', 'Novo'].map((since) => ({ result, errors: ['x'], since }));
  const { unmount } = render(
    <ErrorTableButtons small name="Nalaz" reports={reports} files={[fileOf('a.xlsx', 'x')]} />,
    {
      wrapper: inPortal(portal),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Tabela grešaka (Excel)' }));
  await expect.poll(() => started).toEqual(['rows']);
  expect(stopped).toEqual([]);
  unmount();
  await expect.poll(() => stopped).toEqual(['rows']);
  expect(started).toEqual(['rows']);
});
