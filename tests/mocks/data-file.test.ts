import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readCsv, readJson } from '#mocks/data-file.ts';
import { temporaryFolder } from '#tests/tooling/temporary-folder.ts';

const file = (name: string, text: string) => join(temporaryFolder({ [name]: text }), name);

const Row = z.strictObject({ code: z.string().regex(/^\d\d$/), name: z.string() });

describe('data files of the agency in a box', () => {
  it('reads cells with commas, quotation marks and letters beyond ASCII', () => {
    expect(readCsv(file('good.csv', 'code,name\n01,"Uzgoj žitarica, riže"\n02,"„Đul“ ""x"""\n'), Row)).toEqual([
      { code: '01', name: 'Uzgoj žitarica, riže' },
      { code: '02', name: '„Đul“ "x"' },
    ]);
  });

  it('names the file and the place of what has another shape', () => {
    expect(() => readCsv(file('wrong.csv', 'code,name\n01,a\nx,b\n'), Row)).toThrow(/wrong\.csv: [^]*\[1\]\.code/);
    expect(() => readJson(file('wrong.json', '{"code": 5}'), Row)).toThrow(/wrong\.json: [^]*code/);
  });
});
