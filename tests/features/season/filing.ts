import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import type { FilingStores } from '#domain/filing/filing-stores.ts';
import type { ReportCheck } from '#domain/filing/progress/report-check.ts';
import type { TemplateDownload } from '#domain/filing/progress/template-download.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import type {
  RegisterAnswer,
  RegisterReport,
  RegisterState,
} from '#features/report-tools/season/register/register.api.ts';

export const BREZA = '4200000000001';
export const JAVOR = '4200000000003';

/** Report types of the new tools: the annual report and its amendment. */
export const YEARLY = 37;
export const AMENDED = 55;

export const NO_STORES: FilingStores = { clients: [], receipts: [], checks: [], downloads: [] };

export const clientOf = (jib: string, name: string, more: Partial<Client> = {}): Client => ({
  ...NEW_CLIENT,
  jib,
  name,
  ...more,
});

/** A report id: jib, report type, and seven digits that say nothing. */
export const idOf = (jib: string, reportType: number): string => `${jib}${reportType}2025299`;

export const checkOf = (jib: string, more: Partial<ReportCheck> = {}): ReportCheck => ({
  jib,
  version: 'new',
  reportType: YEARLY,
  name: 'gfi.xlsx',
  errors: 0,
  needsNotes: true,
  at: '2026-02-10T09:00:00.000Z',
  ...more,
});

export const downloadOf = (jib: string, more: Partial<TemplateDownload> = {}): TemplateDownload => ({
  jib,
  version: 'new',
  year: 2025,
  reportTypeId: YEARLY,
  at: '2026-01-20T09:00:00.000Z',
  ...more,
});

/** The record of a submission of one report with notes. */
export const recordOf = (
  jib: string,
  {
    reportType = YEARLY,
    sha256 = null,
    ...more
  }: Partial<Receipt> & { reportType?: number; sha256?: string | null } = {},
): Receipt => ({
  key: `${jib} ${reportType} ${more.sentAt ?? ''}`,
  version: 'new',
  outcome: 'submitted',
  sentAt: '2026-02-12T09:00:00.000Z',
  reports: [{ id: idOf(jib, reportType), name: 'gfi.xlsx', taken: true }],
  files: [
    { name: 'MFI_gfi.xlsx', kind: 'main', size: 3, sha256 },
    { name: 'BFI_notes.docx', kind: 'notes', size: 3, sha256: null },
  ],
  answer: 'ok',
  ...more,
});

export const SIGN_IN: RegisterState = { kind: 'signIn' };

export const reportOf = (day: string, more: Partial<RegisterReport> = {}): RegisterReport => ({
  year: 2025,
  reportTypeId: YEARLY,
  typeName: 'Godišnji izvještaj',
  day,
  ...more,
});

/** The register's answer with these reports. */
export const registerOf = (...reports: RegisterReport[]): { kind: 'known' } & RegisterAnswer => ({
  kind: 'known',
  entity: { id: 1, name: 'Breza d.o.o.', isPublicEntity: false },
  reports,
});
