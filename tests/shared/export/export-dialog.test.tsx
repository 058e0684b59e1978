import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exportColumn } from '#shared/export/export-table.ts';
import { ExportDialog } from '#shared/export/ExportDialog.tsx';
import { LiveRegion } from '#shared/ui/LiveRegion.tsx';
import { renderPart } from '#tests/render-part.tsx';

const COLUMNS = [exportColumn('text', 'Naziv', String)];
const CAP = 1000;

test('when no row follows the last file, it is said that all are downloaded, not that there are none', async () => {
  const pages = async function* (_signal: AbortSignal, from: number) {
    if (from === 0) yield Array.from({ length: CAP }, (_, at) => `${at}`);
    return from === 0;
  };
  const { user } = await renderPart(
    <>
      <LiveRegion />
      <ExportDialog
        title="Registar"
        columns={COLUMNS}
        source={{ total: Infinity, pages }}
        about={[]}
        fileName="registar"
        onClose={() => {}}
      />
    </>,
    { texts: ['export'] },
  );
  await user.click(screen.getByLabelText('CSV'));
  const save = screen.getByRole('button', { name: 'Preuzmite datoteku' });
  await user.click(save);
  await screen.findByText(/Preuzet će se redovi od 1\.001 nadalje/);
  await user.click(save);
  await waitFor(() => expect(save).toHaveAccessibleDescription('Svi redovi su već preuzeti.'));
  expect(screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)).toContain(
    'Svi redovi su već preuzeti.',
  );
  expect(screen.queryByText('Nema redova za preuzimanje.')).toBeNull();
});
