import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http as answers, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import type { SendProblem } from '#features/registers/bankruptcy/add-document-machine.ts';
import { AddedBanner } from '#features/registers/bankruptcy/AddedBanner.tsx';
import { PdfDrop } from '#features/registers/bankruptcy/inbox/PdfDrop.tsx';
import { QueueBar } from '#features/registers/bankruptcy/inbox/QueueBar.tsx';
import { QueueRow } from '#features/registers/bankruptcy/inbox/QueueRow.tsx';
import type { InboxRow } from '#features/registers/bankruptcy/inbox/run/inbox-row.ts';
import { SentList } from '#features/registers/bankruptcy/inbox/SentList.tsx';
import { useFoundDocuments } from '#features/registers/bankruptcy/inbox/use-found-documents.ts';
import { useTypedFields } from '#features/registers/bankruptcy/inbox/use-typed-fields.ts';
import { type SentDocument, sentDocuments } from '#features/registers/bankruptcy/sent-documents.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { inPortal } from '#tests/in-portal.tsx';
import { renderPart } from '#tests/render-part.tsx';
import { fileInput, pdfOf } from './inbox-page.ts';
import { FIELDS, pdf, read, row } from './inbox-rows.ts';

/** The queue of these documents, closed, without its page. */
function renderQueue(rows: readonly InboxRow[]) {
  const nothing = () => {};
  return renderPart(
    <>
      <QueueBar {...{ rows, send: nothing, isConfirming: false, onBegin: nothing, sendButton: { current: null } }} />
      {rows.map((one) => (
        <QueueRow
          key={one.id}
          {...{ row: one, rows, isOpen: false, takesFocus: false }}
          {...{ onToggle: nothing, onNext: nothing, onRemove: nothing, send: nothing }}
        />
      ))}
    </>,
    { texts: ['inbox', 'bankruptcy', 'proceedings'] },
  );
}

const http = (status: number) => ({ kind: 'http', status }) as const;

test('the head tells what is not known from what was not added; a fault of the server is no refusal; a small file is not blamed for its size', async () => {
  const problems: SendProblem[] = [
    { kind: 'unknown', error: { kind: 'contract' } },
    { kind: 'unknown', error: { kind: 'network' } },
    { kind: 'failed', error: http(500) },
    { kind: 'refused', error: http(400) },
    { kind: 'refused', error: http(401) },
  ];
  await renderQueue(problems.map((problem, at) => row(at, { step: 'saving', saving: { step: 'failed', problem } })));
  expect(screen.getByText('ishod nepoznat: 2 · nije dodano: 3')).toBeVisible();
  for (const [state, count] of [
    ['Ishod nepoznat', 2],
    ['Nije dodano', 1],
    ['Odbijeno', 2],
  ] as const)
    expect(screen.getAllByText(state)).toHaveLength(count);
  expect(screen.getByText(/Prijava je istekla/)).toBeVisible();
  // Nobody is signed in here (R6).
  for (const again of screen.getAllByRole('button', { name: /^Pošaljite ponovo|^Provjerite registar/ }))
    expect(again).toHaveAccessibleDescription(/administratori i moderatori/);
  expect(screen.queryByText(/Uzrok može biti i veličina/)).not.toBeInTheDocument();
});

test('the share of a document that is being sent is the same in its state and beside its bar, and never whole before the end', async () => {
  await renderQueue([row(1, { step: 'saving', saving: { step: 'sending', share: 0.996 } })]);
  expect(screen.getByText('Šalje se: 99 %')).toBeVisible();
  expect(screen.getByText('99 %')).toBeVisible();
});

test('the same content, or the same jib, type and day, in two rows is noted in both', async () => {
  const twin = (id: number, sha256: string, changes: Partial<InboxRow> = {}) =>
    row(id, { step: 'open' }, { read: read({ sha256 }), ...changes });
  const other = { fields: { ...FIELDS, date: '2026-01-01' } };
  const third = { fields: { ...FIELDS, date: '' } };
  await renderQueue([twin(1, 'aa'), twin(2, 'bb'), twin(3, 'cc', other), twin(4, 'cc', third)]);
  for (const [name, of] of [
    ['1.pdf', '2.pdf'],
    ['2.pdf', '1.pdf'],
  ])
    expect(screen.getByText(`Isti JIB, vrstu i datum ima i „${name}“.`).closest('li')).toHaveTextContent(of!);
  expect(screen.getByText('Isti sadržaj ima i „4.pdf“.').closest('li')).toHaveTextContent('3.pdf');
  expect(screen.getByText('Isti sadržaj ima i „3.pdf“.').closest('li')).toHaveTextContent('4.pdf');
});

test('a file that is not taken is named with the reason', async () => {
  const onFiles = vi.fn();
  const refused = [
    { name: 'tabela.xlsx', reason: 'ending' },
    { name: 'prazna.pdf', reason: 'empty' },
    { name: '0.pdf', reason: 'duplicate' },
    { name: '30.pdf', reason: 'tooMany' },
    { name: 'sken.pdf', reason: 'tooLarge' },
  ] as const;
  const { user } = await renderPart(<PdfDrop {...{ isMore: false, refused, onFiles, onDismiss: () => {} }} />, {
    texts: ['inbox'],
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'tabela.xlsx: naziv ne završava sa .pdf.',
    'prazna.pdf: datoteka je prazna (0\u00A0bajtova).',
    '0.pdf: već čeka u redu.',
    expect.stringMatching(/^30\.pdf: u redu je već 30 dokumenata\./),
    // The form holds one file in memory, not thirty.
    expect.stringMatching(/^sken\.pdf: veća je od 10\sMB\. U registru .* do 50\sMB\.$/),
  ]);
  const input = await fileInput();
  input.removeAttribute('accept');
  await user.upload(input, [new File(['x'], 'tabela.xlsx'), new File([], 'prazna.pdf'), pdfOf('0.pdf')]);
  await waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
  expect(onFiles.mock.calls[0]?.[0]).toMatchObject([{ fault: 'ending' }, { fault: 'empty' }, { fault: null }]);
});

test('what was typed comes back when the files are selected again after a reload', async () => {
  const portal = createPortal();
  const open = (rows: readonly InboxRow[]) => renderHook(() => useTypedFields(rows), { wrapper: inPortal(portal) });
  const rows = [1, 2].map((id) => row(id, { step: 'open' }));
  const before = open(rows);
  await waitFor(() => expect(JSON.stringify(portal.drafts.read('registry-inbox'))).toContain(FIELDS.jib));
  before.unmount();
  const { result } = open([]);
  expect(result.current.missing).toEqual(['1.pdf', '2.pdf']);
  expect(result.current.fieldsOf(pdf('1.pdf'))).toEqual(FIELDS);
  expect(result.current.fieldsOf(pdf('3.pdf'))).toBeNull();
  act(() => result.current.take([pdf('1.pdf')]));
  expect(result.current.missing).toEqual(['2.pdf']);
  act(() => result.current.forget());
  expect(result.current.missing).toEqual([]);
});

const sent = (key: string): SentDocument => ({
  key,
  outcome: 'added',
  at: '',
  by: null,
  fileName: '1.pdf',
  size: 1,
  sha256: null,
  jib: '4200000000005',
  entityName: '',
  documentTypeId: 17,
  date: '2026-02-11',
});

/** What is asked of the registry for sent documents. */
function renderFound(portal = createPortal()) {
  return renderHook(({ keys }) => useFoundDocuments(keys.map(sent), false), {
    wrapper: inPortal(portal),
    initialProps: { keys: ['a'] },
  });
}

test('only what a button was pressed for comes before what the portal does by itself, not what is sent later', async () => {
  const portal = createPortal();
  const add = vi.spyOn(portal.queue, 'add');
  const { result, rerender } = renderFound(portal);
  await waitFor(() => expect(result.current.found.has('a')).toBe(true));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.answered).toBe(1));
  rerender({ keys: ['a', 'b'] });
  await waitFor(() => expect(result.current.found.has('b')).toBe(true));
  expect(add.mock.calls.map(([, options]) => options?.isPressed)).toEqual([false, true, false]);
});

test('a press is not busy for ever when the kinds of documents do not come, so that nothing can be asked; the next one asks for them too', async () => {
  agency.use(answers.get('*/DocumentTypes', () => new HttpResponse(null, { status: 500 })));
  const { result } = renderFound();
  act(() => result.current.again());
  await everythingAnswered();
  expect(result.current.isAsking).toBe(false);
  agency.resetHandlers();
  act(() => result.current.again());
  await waitFor(() => expect(result.current.isAsking).toBe(true));
  await waitFor(() => expect(result.current.found.has('a')).toBe(true));
});

test('while the kinds of documents are not known, no sent document is called one without a name', async () => {
  agency.use(answers.get('*/DocumentTypes', () => new HttpResponse(null, { status: 500 })));
  const document: SentDocument = { ...sent('a'), outcome: 'unknown' };
  const parts = (
    <>
      <AddedBanner document={document} />
      <SentList isSending={false} />
    </>
  );
  const { portal } = await renderPart(parts, { texts: ['inbox', 'bankruptcy', 'proceedings'] });
  await act(() => portal.storage.lists.get(sentDocuments).change(() => [document]));
  expect(await screen.findByRole('table', { name: 'Poslani dokumenti' })).toBeVisible();
  await everythingAnswered();
  expect(screen.queryByText(/Dokument bez naziva/)).not.toBeInTheDocument();
});
