import type { DemoUserKey } from '#mocks/session/users.ts';

/** First message to the worker of the agency: who is signed in, in this tab. */
export type Beginning = { user: DemoUserKey | null };

/** A call to the agency, sent with the port for its answer. */
export type Question = { method: string; url: string; headers: [string, string][]; body: ArrayBuffer | null };

/** Its answer, and who is signed in after it; null for an address that the agency does not have. */
export type Answer = {
  response: { status: number; headers: [string, string][]; body: ArrayBuffer | null } | null;
  user: DemoUserKey | null;
};
