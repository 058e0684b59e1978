import type { ControlResult } from './control.ts';
import type { Upload } from './file-kinds.ts';

/** A submission the agency took: its report id, when, and the files as they came. */
export type Transmission = { version: 'old' | 'new'; id: string; receivedOn: string; files: readonly Upload[] };

/** A control result sent by e-mail (R4.7). */
export type ResultMail = {
  version: 'old' | 'new';
  receiverEmail: string;
  financialReportControlResults: readonly ControlResult[];
};

/** Bytes are kept too, so not too many of them. */
const KEPT = 100;
const transmissions: Transmission[] = [];
const mails: ResultMail[] = [];

/** Keeps a submission; the oldest goes when there are too many. */
export function keepTransmission(transmission: Transmission): void {
  transmissions.push(transmission);
  if (transmissions.length > KEPT) transmissions.shift();
}

/** Keeps an e-mail; the oldest goes when there are too many. */
export function keepResultMail(mail: ResultMail): void {
  mails.push(mail);
  if (mails.length > KEPT) mails.shift();
}

/** The last submissions, oldest first. */
export const transmissionsReceived = (): readonly Transmission[] => [...transmissions];

/** The last result e-mails, oldest first. */
export const resultMailsSent = (): readonly ResultMail[] => [...mails];

/** Forgets submissions and e-mails. */
export function resetReportControl(): void {
  transmissions.length = 0;
  mails.length = 0;
}
