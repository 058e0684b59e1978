import { screen, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { describe, expect, test, vi } from 'vitest';
import { SheetDialog } from '#features/report-tools/control/signature-sheet/SheetDialog.tsx';
import type { SheetContent } from '#features/report-tools/control/signature-sheet/signature-sheet.ts';
import { sha256 } from '#shared/format/sha-256.ts';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { fileOf, VALID_ID } from './results-and-receipts.ts';

const hashOf = async (file: Blob) => sha256(await file.arrayBuffer());

describe('the sheet for the person who signs', () => {
  const [report, notes] = [fileOf('a.xlsx', 'a'), fileOf('b.docx', 'b')];
  /** The sheet of a correct report with its notes, unless stated otherwise. */
  const show = async (given: Partial<SheetContent> = {}) => {
    const content: SheetContent = {
      version: 'new',
      reports: [{ name: 'a.xlsx', id: VALID_ID, errors: [] }],
      files: [
        { name: 'MFI_a.xlsx', kind: 'main', file: report },
        { name: 'BFI_b.docx', kind: 'notes', file: notes },
      ],
      fingerprints: [],
      checkedAt: Date.now(),
      missing: [],
      ...given,
    };
    return renderPart(<SheetDialog content={content} onClose={() => {}} />, {
      texts: ['signature-sheet', 'control', 'receipts', 'results'],
    });
  };

  test('has jib, type, files with size and fingerprint, the agency’s result, lines to fill in by hand; is printed alone and saved as text', async () => {
    const { user } = await show();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const dialog = within(await screen.findByRole('dialog', { name: 'List za potpis' }));
    const table = within(await dialog.findByRole('table', { name: 'Datoteke za predaju' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      `MFI_a.xlsx Glavni izvještaj1\u00A0B${await hashOf(report)}`,
      `BFI_b.docx Bilješke uz finansijske izvještaje1\u00A0B${await hashOf(notes)}`,
    ]);
    const valueOf = (term: string) => dialog.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(valueOf('JIB')).toHaveTextContent(/^\d{13}$/);
    expect(valueOf('Vrsta')).not.toBeEmptyDOMElement();
    expect(valueOf('Nalaz kontrole')).toHaveTextContent('Bez grešaka');
    for (const line of ['Ime i prezime', 'Funkcija', 'Potpis', 'Datum']) expect(valueOf(line)).toBeEmptyDOMElement();
    expect(dialog.getByText(/Nije potvrda Agencije/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Odštampajte' }));
    expect(print).toHaveBeenCalled();
    // What is around the sheet is marked up to the root, so that everything beside it can be left out.
    const alone = document.querySelector('[data-print-alone]');
    expect(alone).toContainElement(dialog.getByRole('table'));
    expect(alone?.parentElement?.closest(':not([data-print-around])')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('[data-print-alone], [data-print-around]')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Preuzmite kao tekst' }));
    const [file, name] = vi.mocked(saveAs).mock.lastCall ?? [];
    expect(name).toMatch(/^List za potpis \d{22}\.txt$/);
    const text = await (file as Blob).text();
    expect(text).toContain(`SHA-256: ${await hashOf(notes)}`);
    expect(text).toMatch(/Potpis: _{20,}/);
  });

  test('is not made of a document that can no longer be read; after another try it is', async () => {
    const lost = fileOf('b.docx');
    const read = vi.spyOn(lost, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'));
    const { user } = await show({ files: [{ name: 'BFI_b.docx', kind: 'notes', file: lost }] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Datoteke se ne mogu pročitati, pa list nije sačinjen.');
    const reading = held();
    read.mockImplementation(() => reading.wait.then(() => new ArrayBuffer(1)));
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    // Another try shows that it has begun, and the focus does not get lost with its button.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /Odštampajte/ })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { name: 'List za potpis' })).toHaveFocus();
    reading.release();
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('lists every report with its own result, and says which mandatory document is not added yet', async () => {
    await show({
      version: 'old',
      missing: ['notes'],
      reports: [
        { name: 'a.xlsx', id: VALID_ID, errors: [] },
        { name: 'c.xlsx', id: VALID_ID, errors: ['x', 'y', 'z'] },
      ],
    });
    await screen.findByRole('table');
    expect(screen.getAllByText('Nalaz kontrole').map((term) => term.nextElementSibling?.textContent)).toEqual([
      'Bez grešaka',
      '3 greške',
    ]);
    expect(screen.getByText('Još nije dodano, a obavezno je:')).toBeVisible();
  });
});
