import type { ApiError } from '#shared/http/api-error.ts';

/** A legal entity of the register: its name, and what a link to its profile needs. */
export type RegisterEntity = { id: number; name: string; isPublicEntity: boolean };

/** A report in the register (R3.5). */
export type RegisterReport = {
  year: number;
  /** 0 for a report without a type. */
  reportTypeId: number;
  /** The name of the type as the agency sent it; '' if it sent none. */
  typeName: string;
  /** The day of submission in Sarajevo, `2026-02-07`; '' when unknown. */
  day: string;
};

/** What the register answered for a jib: its entity, null for a jib that it does not know, and all its reports. */
export type RegisterAnswer = { entity: RegisterEntity | null; reports: readonly RegisterReport[] };

/** What is known of a jib in the register. `signIn`: the register is for signed-in users (R2.1). */
export type RegisterState =
  | { kind: 'signIn' | 'pending' }
  | { kind: 'failed'; error: ApiError }
  | ({ kind: 'known' } & RegisterAnswer);
