import { describe, expect, test } from 'vitest';
import { type Expected, takeAnswer } from '#shared/http/api-answer.ts';
import { takeOfficeFile } from '#shared/http/office-answer.ts';

const PAGE = '<!doctype html><html><body><h1>Prijava na mrežu</h1></body></html>';
const ALL: readonly Expected[] = ['json', 'anything', 'binary', 'unread', 'office'];

/** Text for the calls that read it, bytes for the others, as the clients ask for them. */
const bodyOf = (text: string, expected: Expected) =>
  expected === 'json' || expected === 'anything' ? text : new Blob([text]);
const taken = (text: string, type: string, expected: Expected) =>
  expected === 'office' ? takeOfficeFile(new Blob([text]), type) : takeAnswer(bodyOf(text, expected), type, expected);
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

describe('an answer that may be anything (readings R4.8)', () => {
  test.each([
    ['', '', null],
    ['', 'application/json', null],
    ['', 'text/plain', null],
    ['true', 'application/json', true],
    ['true', 'text/plain', true],
    ['[1,null]', 'application/json', [1, null]],
    ['{"id":"x"}', 'text/plain', { id: 'x' }],
    ['{"a":1}', 'text/plain', { a: 1 }],
    ['Zaprimljeno <b>17.03.</b>', 'text/plain', 'Zaprimljeno <b>17.03.</b>'],
    ['<b>Zaprimljeno</b>', 'text/plain', '<b>Zaprimljeno</b>'],
  ])('%j as %s is one', async (text, type, answer) => {
    expect(await taken(text, type, 'anything')).toEqual({ answer });
  });

  test.each([
    ['{"id":1', 'text/plain'],
    ['[1,', 'application/json'],
    ['Zaprimljeno', 'application/json'],
  ])('%j as %s was cut, or is not what it says', async (text, type) => {
    expect(await taken(text, type, 'anything')).toEqual(NONE);
  });
});

test('bytes that nobody reads may be none, but no cut JSON', async () => {
  for (const [text, type] of [
    ['', ''],
    ['\u0001', 'application/octet-stream'],
    ['{"errorCount":0}', 'application/json'],
  ] as const)
    expect(await taken(text, type, 'binary')).toHaveProperty('answer');
  expect(await taken('{"errorCount":0', 'application/json', 'binary')).toEqual(NONE);
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
