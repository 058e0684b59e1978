import { expect, test } from 'vitest';
import { toAccountants, toAuditCompanies } from '#features/report-tools/templates/creators.model.ts';

const accountant = (id: number, lastName: string, parentName: string, firstName: string, licenceNumber = '1/1') => ({
  id,
  firstName,
  parentName,
  lastName,
  licenceNumber,
});

test("accountants are 'lastName (parentName) firstName' with their licence, by last name in the local alphabet", () => {
  const list = toAccountants([
    accountant(1, 'Žitodolić', 'Ana', 'Luka'),
    accountant(2, 'Čempresić', 'Emir', 'Lana', '10/2'),
    accountant(3, 'Cvjetić', '', 'Maja'),
    accountant(4, '', '', ''),
  ]);
  expect(list).toEqual([
    { id: 3, name: 'Cvjetić Maja', licence: '1/1' },
    { id: 2, name: 'Čempresić (Emir) Lana', licence: '10/2' },
    { id: 1, name: 'Žitodolić (Ana) Luka', licence: '1/1' },
  ]);
});

test("audit companies are 'displayName', else 'name - licenceNumber'", () => {
  const company = { displayName: '', name: '', licenceNumber: '' };
  expect(
    toAuditCompanies([
      { ...company, id: 1, name: 'Revizija B', licenceNumber: 'R-2' },
      { ...company, id: 2, displayName: 'Revizija A (R-1)', name: 'x', licenceNumber: 'y' },
      { ...company, id: 3 },
    ]),
  ).toEqual([
    { id: 2, name: 'Revizija A (R-1)', licence: '' },
    { id: 1, name: 'Revizija B - R-2', licence: '' },
  ]);
});
