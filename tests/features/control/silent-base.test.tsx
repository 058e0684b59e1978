import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { checkReport, openControl } from './control-user.ts';
import { fileOf } from './results-and-receipts.ts';

const noAnswer = () => HttpResponse.error();

/** Counts how often the base of the control is asked whether it is there. */
function base(answer: () => Response, portal: () => Response = () => HttpResponse.text('')): () => number {
  let count = 0;
  agency.use(
    http.get(DEFAULT_BASES.main, () => {
      count += 1;
      return answer();
    }),
    http.get('*/robots.txt', portal),
  );
  return () => count;
}

const openWithFile = async () => {
  const { user } = await openControl();
  await user.upload(await screen.findByLabelText('Odaberite datoteku'), fileOf('correct.xlsx'));
  return user;
};
const failingCheck = (answer: () => Response) => agency.use(http.post('*/FileTemplate/Check', answer));
const SILENT = /^Kontrola trenutno ne odgovara \(pokušano u \d{1,2}:\d{2}\)\. Pokušajte kasnije\.$/;

test('after a check without an answer, a base that is not there is named as the cause; at most once a minute', async () => {
  const asked = base(noAnswer);
  failingCheck(noAnswer);
  const user = await openWithFile();
  expect(asked()).toBe(0);
  await checkReport(user);
  expect(await screen.findByText(SILENT)).toBeVisible();
  expect(asked()).toBe(1);
  // The connection is there, since the portal answers.
  expect(screen.queryByText(/Provjerite internetsku vezu/)).toBeNull();
  await checkReport(user);
  expect(await screen.findByText(SILENT)).toBeVisible();
  expect(asked()).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await checkReport(user);
  expect(await screen.findByText(SILENT)).toBeVisible();
  await waitFor(() => expect(asked()).toBe(2));
});

test('without a connection nobody is blamed: the portal does not answer either', async () => {
  const asked = base(noAnswer, noAnswer);
  failingCheck(noAnswer);
  const user = await openWithFile();
  await checkReport(user);
  expect(await screen.findByText(/Provjerite internetsku vezu/)).toBeVisible();
  await everythingAnswered();
  expect(asked()).toBe(1);
  expect(screen.queryByText(SILENT)).toBeNull();
});

test('a refusal asks nobody, because the agency has answered; a base that answers is not blamed', async () => {
  const asked = base(() => new HttpResponse(null, { status: 404 }));
  failingCheck(() => HttpResponse.json(['Nije dozvoljeno'], { status: 400 }));
  const user = await openWithFile();
  await checkReport(user);
  await screen.findByText('Nije dozvoljeno');
  await everythingAnswered();
  expect(asked()).toBe(0);
  failingCheck(noAnswer);
  await checkReport(user);
  await waitFor(() => expect(asked()).toBe(1));
  await everythingAnswered();
  expect(screen.queryByText(SILENT)).toBeNull();
});
