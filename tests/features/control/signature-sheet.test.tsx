import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { describe, expect, test, vi } from 'vitest';
import { sha256 } from '#shared/format/sha-256.ts';
import { addDocument, checkReport, chooseMain, openControl, readyToSubmit } from './control-user.ts';
import { sampleFile } from './samples.ts';

const hashOf = async (sample: string) => sha256(await (await sampleFile(sample)).arrayBuffer());
const sheet = async () => within(await screen.findByRole('dialog', { name: 'List za potpis' }));

describe('the sheet for the person who signs', () => {
  test('has jib, type, the files with size and fingerprint, the agency’s result, and lines to fill in by hand', async () => {
    const { user } = await openControl();
    await readyToSubmit(user);
    await user.click(screen.getByRole('button', { name: 'List za potpis' }));
    const dialog = await sheet();
    const table = within(await dialog.findByRole('table', { name: 'Datoteke za predaju' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'MFI_correct.xlsx Glavni izvještaj',
      'BFI_notes.docx Bilješke uz finansijske izvještaje',
    ]);
    expect(rows[0]).toHaveTextContent((await hashOf('correct.xlsx'))!);
    expect(rows[1]).toHaveTextContent((await hashOf('notes.docx'))!);
    for (const row of rows) expect(row).toHaveTextContent(/\d KB/);
    const valueOf = (term: string) => dialog.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(valueOf('JIB')).toHaveTextContent(/^\d{13}$/);
    expect(valueOf('Vrsta')).not.toBeEmptyDOMElement();
    expect(valueOf('Nalaz Agencije')).toHaveTextContent('Ispravan, bez grešaka');
    for (const line of ['Ime i prezime', 'Funkcija', 'Potpis', 'Datum']) expect(valueOf(line)).toBeEmptyDOMElement();
    expect(dialog.getByText(/Nije potvrda Agencije/)).toBeVisible();
  });

  test('is printed alone and saved as text', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await openControl();
    await readyToSubmit(user);
    await user.click(screen.getByRole('button', { name: 'List za potpis' }));
    const dialog = await sheet();
    await dialog.findByRole('table');
    await user.click(dialog.getByRole('button', { name: 'Odštampajte' }));
    expect(print).toHaveBeenCalled();
    expect(document.querySelector('[data-print-alone]')).toContainElement(dialog.getByRole('table'));
    await user.click(dialog.getByRole('button', { name: 'Preuzmite kao tekst' }));
    const [file, name] = vi.mocked(saveAs).mock.lastCall ?? [];
    expect(name).toMatch(/^List za potpis \d{22}\.txt$/);
    const text = await (file as Blob).text();
    expect(text).toContain(`SHA-256: ${await hashOf('notes.docx')}`);
    expect(text).toMatch(/Potpis: _{20,}/);
  });

  test('says which mandatory document is not added yet', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'correct.xlsx');
    await checkReport(user);
    await user.click(await screen.findByRole('button', { name: 'List za potpis' }));
    const dialog = await sheet();
    expect(await dialog.findByText('Još nije dodano, a obavezno je:')).toBeVisible();
  });

  test('is not made of a document that can no longer be read; after another try it is', async () => {
    const { user } = await openControl();
    await readyToSubmit(user);
    await addDocument(user, 'Godišnji izvještaj o poslovanju', 'annual-report.pdf');
    await waitFor(() => expect(screen.getByText('annual-report.pdf')).toBeVisible());
    const read = vi
      .spyOn(File.prototype, 'arrayBuffer')
      .mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'));
    await user.click(screen.getByRole('button', { name: 'List za potpis' }));
    const dialog = await sheet();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Datoteke se ne mogu pročitati, pa list nije sačinjen.');
    read.mockRestore();
    await user.click(dialog.getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await dialog.findByRole('table')).toBeVisible();
  });

  test('in the old control it lists every report with its own result', async () => {
    const { user } = await openControl('old');
    await user.upload(
      screen.getByLabelText('Odaberite datoteke'),
      await Promise.all(['old-format.xlsx', 'old-errors.xlsx'].map((name) => sampleFile(name))),
    );
    await checkReport(user);
    await user.click(await screen.findByRole('button', { name: 'List za potpis' }));
    const dialog = await sheet();
    await dialog.findByRole('table');
    expect(dialog.getAllByText('Nalaz Agencije').map((term) => term.nextElementSibling?.textContent)).toEqual([
      'Ispravan, bez grešaka',
      'Nije ispravan: 3 greške',
    ]);
  });
});
