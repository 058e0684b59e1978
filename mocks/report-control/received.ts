import type { ControlResult } from './control.ts';
import type { Upload } from './file-kinds.ts';

/** A submission the agency accepted: its report id, the time, and the files as sent. */
export type Transmission = { version: 'old' | 'new'; id: string; receivedOn: string; files: readonly Upload[] };

/** A control result sent by e-mail (R4.7). */
export type ResultMail = {
  version: 'old' | 'new';
  receiverEmail: string;
  financialReportControlResults: readonly ControlResult[];
};

/** Most submissions stored, because their bytes are stored too. */
const MOST_STORED = 100;
const transmissions: Transmission[] = [];
const mails: ResultMail[] = [];

/** Stores a submission; the oldest is removed when there are too many. */
export function storeTransmission(transmission: Transmission): void {
  transmissions.push(transmission);
  if (transmissions.length > MOST_STORED) transmissions.shift();
}

/** Stores an e-mail; the oldest is removed when there are too many. */
export function storeResultMail(mail: ResultMail): void {
  mails.push(mail);
  if (mails.length > MOST_STORED) mails.shift();
}

/** The last submissions, oldest first. */
export const transmissionsReceived = (): readonly Transmission[] => [...transmissions];

/** The last result e-mails, oldest first. */
export const resultMailsSent = (): readonly ResultMail[] => [...mails];

/** Removes submissions and e-mails. */
export function resetReportControl(): void {
  transmissions.length = 0;
  mails.length = 0;
}
