import { HttpResponse, type HttpHandler } from 'msw';
import { bankAccountCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { Bases } from '../bases.ts';
import { answer, type Call } from '../call.ts';
import { entityByJib } from '../legal-entities/registry.ts';
import { accountAnswer, accountStateOf } from './account-answer.ts';
import { TEXTS } from './texts.ts';

/** The single register of accounts: the main account of a jib, or a refusal in the language of the call (R2.6, R3.6). */
export function bankAccountHandlers(at: Bases): HttpHandler[] {
  return [answer(bankAccountCall, at, search)];
}

function search(call: Call): Response {
  const { language, query } = call;
  const jib = query.get('searchQuery') ?? '';
  if (!/^\d{13}$/.test(jib)) return refuseWith(400, [TEXTS.wrongJib[language]]);
  const entity = entityByJib(jib);
  const state = entity ? accountStateOf(entity) : 'notInRegister';
  if (!entity || state === 'notInRegister')
    return refuseWith(404, [TEXTS.notInRegister[language], TEXTS.checkNumber[language]]);
  return HttpResponse.json(accountAnswer(entity, state, language));
}

/** Visitors read these refusals and they are not logged, because an unknown jib is an ordinary result. */
function refuseWith(status: number, messages: readonly string[]): Response {
  const resultItems = messages.map((message) => ({ message }));
  return HttpResponse.json({ errorCount: messages.length, resultItems }, { status });
}
