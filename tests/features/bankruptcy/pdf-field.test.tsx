import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { PdfField } from '#features/registers/bankruptcy/PdfField.tsx';
import { everythingAnswered } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { file, PDF } from './add-document-form.tsx';

describe('the file (R5)', () => {
  function OnlyFile() {
    const [value, setValue] = useState<File | null>(null);
    return <PdfField id="file" value={value} onChange={setValue} error={null} />;
  }
  const openField = () => renderPart(<OnlyFile />, { texts: ['bankruptcy'] });

  test('one that is not taken leaves the one taken before (faults F01)', async () => {
    const { user } = await openField();
    await user.upload(file(), PDF());
    await screen.findByText('rjesenje.pdf');
    await user.upload(file(), new File([], 'prazno.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/„prazno.pdf“ je prazna/)).toBeInTheDocument();
    expect(screen.getByText('rjesenje.pdf')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Uklonite datoteku rjesenje.pdf' }));
    expect(screen.queryByText(/prazno.pdf/)).not.toBeInTheDocument();
    // The pressed button went with its file.
    expect(file()).toHaveFocus();
  });

  test('a scan of 12 MB is taken: whether it is too large is for the agency to say', async () => {
    const { user } = await openField();
    const scan = Object.defineProperty(PDF(), 'size', { value: 12 * 1024 * 1024 });
    await user.upload(file(), scan);
    expect(await screen.findByText('rjesenje.pdf')).toBeInTheDocument();
  });

  test('a dropped folder is ignored, several files are refused, one PDF is taken (faults F12)', async () => {
    await openField();
    const drop = (...files: (File | null)[]) =>
      fireEvent.drop(file().closest('div')?.parentElement as HTMLElement, {
        dataTransfer: {
          files: [],
          items: files.map((one) => ({
            kind: 'file',
            webkitGetAsEntry: () => ({ isDirectory: one === null }),
            // A browser passes a folder as a file with its name.
            getAsFile: () => one ?? new File(['%PDF-'], 'spisi.pdf'),
          })),
        },
      });
    drop(null);
    await everythingAnswered();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    drop(PDF(), new File(['%PDF-'], 'drugi.pdf'));
    expect(await screen.findByText(/Odaberite samo jednu datoteku/)).toBeInTheDocument();
    drop(PDF());
    expect(await screen.findByText('rjesenje.pdf')).toBeInTheDocument();
    expect(screen.queryByText(/Odaberite samo jednu datoteku/)).not.toBeInTheDocument();
  });
});
