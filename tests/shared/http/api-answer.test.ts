import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Expected, type Sent, takeAnswer } from '#shared/http/api-answer.ts';
import { takeOfficeFile } from '#shared/http/office-answer.ts';
import { takeSentAnswer } from '#shared/http/sent-answer.ts';

const PAGE = '<!doctype html><html><body><h1>Prijava na mrežu</h1></body></html>';
const ALL: readonly Expected[] = ['json', 'jsonOrNone', 'anything', 'results', 'binary', 'unread', 'office'];

/** Text for the calls that read it, bytes for the others, as the clients ask for them. */
const bodyOf = (text: string, expected: Expected) =>
  ['json', 'jsonOrNone', 'anything', 'results'].includes(expected) ? text : new Blob([text]);
const SENDING: readonly Sent[] = ['anything', 'results', 'binary'];
const isSent = (expected: Expected): expected is Sent => (SENDING as readonly Expected[]).includes(expected);
const taken = (text: string, type: string, expected: Expected) =>
  isSent(expected)
    ? takeSentAnswer(bodyOf(text, expected), type, expected)
    : expected === 'office'
      ? takeOfficeFile(new Blob([text]), type)
      : takeAnswer(bodyOf(text, expected), type, expected);
const NONE = { failed: { kind: 'contract' } };

describe.each(ALL)('what %s is promised (readings P7, P8)', (expected) => {
  test.each([
    ['a page that says what it is', PAGE, 'text/html; charset=utf-8'],
    ['a page that says it is JSON', PAGE, 'application/json'],
    ['a page that says it is a file', PAGE, 'application/octet-stream'],
    ['a page that says nothing', `\uFEFF\n <!-- proxy --> <HTML><body></body></HTML>`, ''],
    ['XML of a gateway', '<?xml version="1.0"?><error/>', 'application/octet-stream'],
    ['JSON that says it is a page', '{"id":1}', 'text/html'],
    ['nothing that says it is a page', '', 'text/html'],
  ])('%s is no answer', async (_name, text, type) => {
    expect(await taken(text, type, expected)).toEqual(NONE);
  });
});

describe('data', () => {
  test.each([
    ['{"id":1}', 'application/json', { id: 1 }],
    ['\uFEFF[1]', 'application/json; charset=utf-8', [1]],
    ['[1]', 'text/plain', [1]],
    ['null', '', null],
    ['"text"', 'application/json', 'text'],
  ])('%s as %s is read', async (text, type, answer) => {
    expect(await taken(text, type, 'json')).toEqual({ answer });
  });

  test.each(['', '  ', '{"id":1', '[{"id":1},', 'Zaprimljeno', '"cut'])('%j is none', async (text) => {
    expect(await taken(text, 'application/json', 'json')).toEqual(NONE);
    expect(await taken(text, 'text/plain', 'json')).toEqual(NONE);
  });
});

describe('an answer to something sent (readings P5, R4.8)', () => {
  test.each([
    ['', ''],
    ['', 'application/json'],
    ['', 'text/plain'],
    ['true', 'application/json'],
    ['true', 'text/plain'],
    ['[1,null]', 'application/json'],
    ['{"id":"x"}', 'text/plain'],
    ['"Zaprimljeno <b>17.03.</b>"', 'application/json'],
    ['{"errorCount":0,"resultItems":[],"success":true,"status":201}', 'application/json'],
    ['[{"id":"x","name":"a.xlsx","errors":[]},{"id":"y","errors":null}]', 'application/json'],
    ['{"error":null,"errorMessage":"","data":{"errors":{}}}', 'application/json'],
    ['\uFEFF {"ErrorCode":"OK","hasErrors":false,"message":"Zaprimljeno, bez grešaka"}\n', 'application/json'],
    ['{"id":7,"isPublicEntity":false,"documentType":{"name":"Rješenje o odbijanju prijedloga"}}', 'application/json'],
    ['{"answers":["Nije dobro, error 500"],"content":"\\"Greška\\" na stranici"}', 'application/json'],
    ['123456', 'application/json'],
  ])('%j as %s says that it is done', async (text, type) => {
    for (const expected of SENDING) expect(await taken(text, type, expected)).toHaveProperty('answer');
    expect(await taken(text, type, 'anything')).toEqual({ answer: text ? JSON.parse(text.trim()) : null });
  });

  test.each([
    ['{"error":{"code":"BLOCKED","message":"Request blocked by WAF"}}', 'Request blocked by WAF'],
    ['{"errorCount":1,"resultItems":[{"message":"Izvještaj nije sačuvan"}]}', 'Izvještaj nije sačuvan'],
    ['{"Data":{"Errors":["Period je zaključan"]}}', 'Period je zaključan'],
    ['[{"code":"x","errors":["Nema bilansa"]}]', 'Nema bilansa'],
    ['{"success":false,"message":"Nije primljeno"}', 'Nije primljeno'],
    ['{"isSuccess":"false"}', undefined],
    ['{"response":{"a":{"b":{"c":[{"error_message":"Odbijeno"}]}}}}', 'Odbijeno'],
    ['{"fault":{"faultstring":"Invalid ApiKey"}}', 'Invalid ApiKey'],
    [
      '{"message":"Authorization has been denied for this request."}',
      'Authorization has been denied for this request.',
    ],
    ['{"resultItems":[{"message":"Izvještaj nije sačuvan"}]}', 'Izvještaj nije sačuvan'],
    ['{"msg":["Zabranjen pristup"]}', 'Zabranjen pristup'],
    ['"Request blocked"', 'Request blocked'],
    ['["Pristup je odbijen"]', 'Pristup je odbijen'],
    ['{"is_success":false}', undefined],
    ['{"succeeded":null}', undefined],
    ['{"code":"403"}', undefined],
    ['{"status":"UNAUTHORIZED"}', undefined],
    ['{"data":false}', undefined],
    ['[false]', undefined],
    ['{"captive":true,"user-portal-url":"https://wifi"}', undefined],
    ['{"d":"{\\"success\\":false}"}', undefined],
    ['{"data":"<html><body>Prijava</body></html>"}', undefined],
    ['"<!DOCTYPE html><p>Prijava"', undefined],
    ['{"errors":[[[[[[["x"]]]]]]]}', 'x'],
    ['0', undefined],
    ['403', undefined],
    ['{"title":"Forbidden","status":403}', 'Forbidden'],
    ['false', undefined],
  ])('%s is not known, with its words', async (text, message) => {
    for (const expected of SENDING)
      expect(await taken(text, 'application/json', expected)).toMatchObject({
        failed: { kind: 'contract', ...(message && { message }) },
      });
  });

  test.each([
    ['Zaprimljeno', ['anything', 'results']],
    ['Access to this site is blocked.', SENDING],
  ] as [string, readonly Sent[]][])(
    'the text %j is not known, with its words, where JSON is promised or it has a sign of an error',
    async (text, promised) => {
      for (const expected of promised)
        expect(await taken(text, 'text/plain; charset=utf-8', expected)).toEqual({
          failed: { kind: 'contract', message: text },
        });
    },
  );

  test.each([
    ['{"id":1', 'text/plain'],
    ['[1,', 'application/json'],
    ['Zaprimljeno', 'application/json'],
  ])('%j as %s was cut, or is not what it says', async (text, type) => {
    for (const expected of SENDING) expect(await taken(text, type, expected)).toEqual(NONE);
  });

  test('the results of a control have errors of reports, where they are promised (R4.7)', async () => {
    const results = '{"data":[{"id":"x","name":"a.xlsx","errors":["Nema bilansa"]}]}';
    expect(await taken(results, 'application/json', 'results')).toHaveProperty('answer');
    for (const expected of ['anything', 'binary'] as const)
      expect(await taken(results, 'application/json', expected)).toHaveProperty('failed.message', 'Nema bilansa');
  });

  test.each(['OK', 'Poslano', 'Zaprimljeno, bez grešaka.'])(
    'the short text %j is binary data, where they are promised (P7)',
    async (text) => {
      for (const type of ['text/plain', 'application/octet-stream', ''])
        expect(await taken(text, type, 'binary')).toHaveProperty('answer', text);
      expect(await taken(text, 'text/html', 'binary')).toHaveProperty('failed');
      expect(await taken(`<div>${text}</div>`, 'text/plain', 'binary')).toHaveProperty('failed');
    },
  );

  test('bytes that nobody reads may be any, but no text with a sign of an error, whatever it says it is', async () => {
    expect(await taken('\u0001', 'application/octet-stream', 'binary')).toHaveProperty('answer');
    for (const type of ['', 'application/octet-stream', 'application/xml'])
      expect(await taken('Blocked by policy', type, 'binary')).toHaveProperty('failed.message', 'Blocked by policy');
    const compressed = new Blob([new Uint8Array([0x1f, 0x8b, 8, 0, 0])]);
    expect(await takeSentAnswer(compressed, '', 'binary')).toEqual(NONE);
    expect(await taken('Blocked. '.repeat(20_000), 'text/plain', 'binary')).toEqual(NONE);
  });

  test('data of any shape are read to their end', async () => {
    for (const name of ['errors', 'id'])
      expect(await taken(`{"${name}":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, '', 'anything')).toHaveProperty(
        'failed',
      );
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(Object.keys(await taken(text, 'application/json', 'anything'))).toHaveLength(1);
      }),
    );
  });

  test('nothing that a filter, a proxy or a network’s own page may answer is an answer', async () => {
    const words = fc.stringMatching(/^[A-Za-z][A-Za-z .,!]{3,60}$/);
    const page = fc
      .tuple(
        fc.constantFrom('<!DOCTYPE html>', '<html lang="en">', '<HEAD>', '<?xml version="1.0"?>', '<!-- x --><html>'),
        words,
      )
      .map(([start, text]) => `${start}<p>${text}</p>`);
    const sign = fc.oneof(
      fc.tuple(
        fc.constantFrom('error', 'Error', 'errors', 'ERRORS', 'errorMessage', 'exception'),
        fc.oneof(words, fc.record({ message: words }), fc.array(words, { minLength: 1 })),
      ),
      fc.tuple(fc.constantFrom('errorCount', 'ErrorCount'), fc.integer({ min: 1 })),
      fc.tuple(fc.constantFrom('success', 'Success', 'isSuccess', 'succeeded', 'ok'), fc.constant(false)),
      fc.tuple(
        fc.constantFrom('status', 'statusCode'),
        fc.oneof(fc.integer({ min: 400, max: 599 }), fc.constantFrom('error', 'blocked', 'FAILED')),
      ),
    );
    const around = fc.dictionary(
      fc.constantFrom('id', 'data', 'traceId', 'message', 'code'),
      fc.oneof(words, fc.integer(), fc.constant(null)),
    );
    const json = fc
      .tuple(
        sign,
        around,
        fc.constantFrom<(body: object) => unknown>(
          (body) => body,
          (body) => [body],
          (data) => ({ data }),
          (body) => ({ result: [body] }),
        ),
      )
      .map(([[name, value], rest, wrap]) => JSON.stringify(wrap({ ...rest, [name]: value })));
    const text = words.filter((word) => !/^(?:true|null)$/.test(word));
    const type = fc.constantFrom('text/html', 'text/plain', 'application/json', 'text/plain; charset=windows-1250');
    const promised = fc.constantFrom(...SENDING);
    const asJson = fc.constantFrom<Sent>('anything', 'results');
    const either = fc.oneof(fc.tuple(fc.oneof(page, json), type, promised), fc.tuple(text, type, asJson));
    await fc.assert(
      fc.asyncProperty(either, async ([body, its, expected]) => {
        expect(await taken(body, its, expected)).toHaveProperty('failed.kind', 'contract');
      }),
    );
  });
});

test('data or none: an empty body is none, a text is no answer, and words of its own are no error', async () => {
  expect(await taken('', 'application/json', 'jsonOrNone')).toEqual({ answer: null });
  expect(await taken('Nema podataka', 'text/plain', 'jsonOrNone')).toEqual(NONE);
  expect(await taken('{"status":"blocked"}', 'application/json', 'jsonOrNone')).toHaveProperty('answer');
});

test('what is handed over unread is something, and no page', async () => {
  expect(await taken('[', 'application/json', 'unread')).toHaveProperty('answer');
  expect(await taken('', 'application/json', 'unread')).toEqual(NONE);
});

describe('an Office file is known by its first bytes', () => {
  const office = (bytes: number[], type: string) => takeOfficeFile(new Blob([new Uint8Array(bytes)]), type);

  test.each([
    ['.xlsx', [0x50, 0x4b, 3, 4, 0]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0]],
  ])('%s, whatever it says it is', async (_name, bytes) => {
    for (const type of ['application/octet-stream', 'text/plain', 'application/json', ''])
      expect(await office(bytes, type)).toHaveProperty('answer');
  });

  test.each([
    ['an empty one', []],
    ['a program', [0x4d, 0x5a]],
    ['a PDF', [0x25, 0x50, 0x44, 0x46]],
    ['a text with the same first letter', [0x50, 0x6f, 0x64, 0x61]],
  ])('%s is none', async (_name, bytes) => {
    expect(await office(bytes, 'application/octet-stream')).toEqual(NONE);
  });

  test('the agency’s message in its place is used, that of a page is not', async () => {
    expect(await taken('{"message":"Nema podataka"}', 'application/json', 'office')).toEqual({
      failed: { kind: 'contract', message: 'Nema podataka' },
    });
    for (const [text, type] of [
      ['Nema podataka', 'text/plain'],
      ['\n {"message":"Nema podataka"}', 'application/octet-stream'],
    ] as const)
      expect(await taken(text, type, 'office')).toEqual({ failed: { kind: 'contract', message: 'Nema podataka' } });
    expect(await taken('Nema podataka', 'application/octet-stream', 'office')).toEqual(NONE);
  });
});
