import { HttpResponse } from 'msw';
import { refuse, type Call } from '../call.ts';
import type { Labels } from '../workbooks/labels.ts';

/** A refused upload: plain text in the caller's language, which the screens show unchanged (R4.8, R8). */
export function refuseText(call: Call, status: number, text: Labels | string): Response {
  const message = typeof text === 'string' ? text : text[call.language];
  // Logged like any other refusal; only the body differs.
  refuse(call, status, message);
  return new HttpResponse(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
