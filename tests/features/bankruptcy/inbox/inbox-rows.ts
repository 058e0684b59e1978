import { NO_PROPOSAL } from '#features/registers/bankruptcy/inbox/proposals/proposal.ts';
import type { InboxRow, ReadDocument, RowStep } from '#features/registers/bankruptcy/inbox/run/inbox-row.ts';

export const FIELDS = { jib: '4200000000001', documentTypeId: '17', date: '2026-02-11' };
export const NO_FIELDS = { jib: '', documentTypeId: '', date: '' };

export const pdf = (name = 'rjesenje.pdf', content = '%PDF-1.7 rješenje') =>
  new File([content], name, { type: 'application/pdf', lastModified: 1 });

export const read = (changes: Partial<ReadDocument> = {}): ReadDocument => ({
  sha256: 'aa',
  page: { kind: 'picture', picture: 'data:,', pages: 1 },
  hasText: true,
  proposal: NO_PROPOSAL,
  ...changes,
});

export const row = (id: number, at: RowStep, changes: Partial<InboxRow> = {}): InboxRow => ({
  id,
  file: pdf(`${id}.pdf`),
  read: read({ sha256: `sha-${id}` }),
  fields: FIELDS,
  entityName: 'Primjer d.o.o.',
  isUnknown: false,
  at,
  ...changes,
});
