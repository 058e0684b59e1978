import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { inNfc } from '#shared/format/in-nfc.ts';
import { readUrl, urlText } from '#shared/routing/url-schema.ts';

const searchCall = defineCall({
  id: 'searchContent',
  base: 'main',
  path: 'Search',
  query: z.object({ text: z.string() }),
  spec: 'P7',
  summary: '',
});
const mailCall = defineCall({
  id: 'sendEmail',
  base: 'main',
  method: 'POST',
  path: 'Mail',
  body: z.object({
    subject: z.string(),
    results: z.array(z.object({ name: z.string(), errors: z.array(z.string()) })),
  }),
  spec: 'P7',
  summary: '',
});
const address = z.object({ topic: urlText(500) });

describe('a text as a Mac writes it is sent and searched for as everywhere else', () => {
  test('whatever it is: in the query of a call, in its body, in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [composed, apart] = [text.normalize('NFC'), text.normalize('NFD')];
        expect(searchCall({ text: apart }).params).toEqual(composed === '' ? {} : { text: composed });
        const body = (part: string) => ({ subject: part, results: [{ name: part, errors: ['1', part] }] });
        expect(mailCall(body(apart)).data).toEqual(body(composed));
        const query = (topic: string) => new URLSearchParams({ topic });
        expect(readUrl(address, query(apart))).toEqual(readUrl(address, query(composed)));
      }),
    );
  });

  test('what is no text stays as it is', () => {
    const file = new File(['x'], 'a.pdf');
    const day = new Date(0);
    expect(inNfc({ list: ['c\u0301', 5, null, undefined], file, day, isSent: false })).toEqual({
      list: ['ć', 5, null, undefined],
      file,
      day,
      isSent: false,
    });
    const form = new FormData();
    expect(inNfc(form)).toBe(form);
  });
});
