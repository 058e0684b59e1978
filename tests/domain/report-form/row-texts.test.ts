import { expect, test } from 'vitest';
import { rowTexts } from '#domain/report-form/row-texts.ts';
import { lineRow } from '#mocks/workbooks/addresses.ts';
import { sheetOf } from '#mocks/workbooks/forms.ts';
import { SOME_FORMS, reportOn, sheetsOf } from './forms.ts';

test.each(SOME_FORMS)('%s: every line says its code and label, other rows their first text', async (_name, form) => {
  const rows = rowTexts(await sheetsOf(await reportOn(form)));
  const balance = sheetOf(form, 'balance');
  const texts = rows.find(({ name }) => name === balance.name.bs)?.texts ?? {};
  for (const { code, label } of balance.lines) {
    const text = texts[lineRow(form, balance, code)];
    expect(text).toMatch(new RegExp(`(?:^|\\s)0*${Number(code)} `));
    expect(text).toContain(label.bs);
  }
  expect(texts[1]).toBe(balance.title.bs);
  // Hidden sheets belong to nobody.
  expect(rows.map(({ name }) => name)).toHaveLength(form.sheets.length + 1);
});
