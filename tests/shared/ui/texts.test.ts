import { expect, test } from 'vitest';
import { errorReason } from '#shared/http/api-error.ts';
import { httpError } from '#shared/http/server-messages.ts';
import bs from '#shared/ui/texts/bs.json' with { type: 'json' };
import en from '#shared/ui/texts/en.json' with { type: 'json' };
import hr from '#shared/ui/texts/hr.json' with { type: 'json' };

test.each([
  [{ kind: 'network' }, 'network'],
  [{ kind: 'interrupted' }, 'interrupted'],
  [{ kind: 'interrupted', sent: true }, 'unanswered'],
  [{ kind: 'timeout' }, 'timeout'],
  [{ kind: 'contract' }, 'contract'],
  [{ kind: 'http', status: 503 }, 'server'],
  [{ kind: 'http', status: 403 }, 'forbidden'],
  [{ kind: 'http', status: 404 }, 'notFound'],
  [{ kind: 'http', status: 429 }, 'tooMany'],
  [{ kind: 'http', status: 418 }, 'refused'],
  [{ kind: 'http', status: 413 }, 'tooLarge'],
  [{ kind: 'cancelled' }, 'cancelled'],
  [null, 'unknown'],
  ['boom', 'unknown'],
])('%o is shown by the text of %s, which every language has', (error, name) => {
  expect(errorReason(error)).toBe(name);
  for (const { errors } of [bs, hr, en]) expect(errors[name as keyof typeof errors]).toMatch(/\S/);
});

test.each([
  [401, 'možda je prijava u međuvremenu istekla'],
  [403, 'Za ovo je potrebno odobrenje'],
  [413, 'Server ne prima toliko podataka odjednom.'],
  [429, 'Previše zahtjeva'],
  [500, 'Na serveru je došlo do greške.'],
])('a page with status %s has no text for people, and is shown as: %s', async (status, text) => {
  const error = await httpError(status, '<!doctype html><h1>Error</h1>');
  expect(error).toEqual({ kind: 'http', status });
  expect(bs.errors[errorReason(error)]).toContain(text);
});
