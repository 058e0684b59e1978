import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { RunningPortal } from '#app/create-portal.ts';
import { signedOut } from '#domain/session/session.slice.ts';
import {
  NO_ANSWERS,
  restoredSurvey,
  storedAuthor,
  storeSurvey,
  SURVEY_START,
  type SurveyStep,
} from '#features/portal/survey/survey-machine.ts';
import texts from '#features/portal/survey/texts/bs.json';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { storage } from '#tests/storage.ts';

const SUBMIT = '*/Feedback/submit-survey';
const button = (name: string) => screen.getByRole('button', { name });
const progress = () => screen.queryByRole('progressbar');

/** Opens the survey as after a reload: at a step, with one rating given. */
async function openAt(step: SurveyStep, as?: 'citizen') {
  storeSurvey(storage, { at: step, answers: { ...NO_ANSWERS, ratings: { 0: 4 } } });
  const app = await renderPage('/bs/anketa', as && { as });
  await screen.findByRole('heading', { level: 1, name: texts.title });
  return app;
}

describe('the survey page (P2.18)', () => {
  test('an intro without progress leads to the first of eleven questions, which has no way back', async () => {
    const { user } = await openAt({ step: 'intro' });
    expect(progress()).toBeNull();
    await user.click(button(texts.start));
    expect(screen.getByRole('heading', { level: 2, name: texts.questions['1'] })).toHaveFocus();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: texts.previous })).toBeNull();
    expect(progress()).toHaveAttribute('value', String(Math.round(100 / 11)));
    await user.click(button(texts.next));
    expect(screen.getAllByRole('checkbox')).toHaveLength(7);
    expect(progress()).toHaveAttribute('value', String(Math.round(200 / 11)));
    await user.click(button(texts.previous));
    expect(screen.getByRole('heading', { level: 2, name: texts.questions['1'] })).toBeVisible();
  });

  test("on the last question 'next' reads 'finish' and leads to the completion screen; while it is sent the button reads 'submitting' and is disabled; then it is thanked for; it is anonymous, also when somebody is signed in (readings P2.18)", async () => {
    const { user } = await openAt({ step: 'question', index: 10 }, 'citizen');
    expect(localStorage.getItem('accessToken')).not.toBeNull();
    expect(screen.getByRole('textbox', { name: new RegExp(texts.questions['11'].slice(0, 20)) })).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.next })).toBeNull();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hvala' } });
    expect(restoredSurvey(storage).answers.comment).toBe('Hvala');
    await user.click(button(texts.finish));
    expect(screen.getByRole('heading', { level: 2, name: texts.completion })).toBeVisible();
    expect(progress()).toHaveAttribute('value', '100');

    let sent: unknown = null;
    let headers: (string | null)[] = [];
    let times = 0;
    const { wait, release } = held();
    agency.use(
      http.post(SUBMIT, async ({ request }) => {
        times += 1;
        sent = await request.json();
        headers = ['Language', 'Authorization', 'RefreshToken'].map((name) => request.headers.get(name));
        await wait;
        return HttpResponse.arrayBuffer(new ArrayBuffer(2));
      }),
    );
    await user.dblClick(button(texts.submit));
    expect(button(texts.submitting)).toHaveAttribute('aria-disabled', 'true');
    // What is being sent cannot be changed any more.
    expect(screen.queryByRole('button', { name: texts.previous })).toBeNull();
    expect(progress()).toHaveAttribute('value', '100');
    release();
    expect(await screen.findByText(texts.surveySubmitted)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: texts.thankYou })).toBeVisible();
    expect(progress()).toBeNull();
    expect([times, ...headers]).toEqual([1, 'bs', null, null]);
    expect(sent).toMatchObject({ answer1: 4, answer2: [], answer11: 'Hvala' });
  });

  test.each([
    [
      'signs out in another tab',
      () => {
        localStorage.removeItem('accessToken');
        window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
      },
    ],
    [
      'is signed out, because the session could not be renewed',
      ({ store }: RunningPortal) => void store.dispatch(signedOut('ended')),
    ],
  ])('answers of someone who %s are removed: the next person sees none (readings P2.18)', async (_, leave) => {
    const { portal, user } = await openAt({ step: 'question', index: 0 }, 'citizen');
    await user.click(screen.getByRole('radio', { name: /^5/ }));
    leave(portal);
    expect(await screen.findByRole('button', { name: texts.start })).toBeInTheDocument();
    await waitFor(() => expect(restoredSurvey(storage)).toEqual(SURVEY_START));
    await user.click(button(texts.start));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('answers of someone who signed out while this tab was closed are not shown to the next person', async () => {
    storeSurvey(
      storage,
      { at: { step: 'question', index: 0 }, answers: { ...NO_ANSWERS, ratings: { 0: 4 } } },
      'other',
    );
    await renderPage('/bs/anketa');
    expect(await screen.findByRole('button', { name: texts.start })).toBeInTheDocument();
    await waitFor(() => expect(restoredSurvey(storage)).toEqual(SURVEY_START));
  });

  test('answers of someone signed in are kept as theirs, and stay after a reload', async () => {
    const { user, unmount } = await openAt({ step: 'question', index: 0 }, 'citizen');
    await user.click(screen.getByRole('radio', { name: /^5/ }));
    await waitFor(() => expect(storedAuthor(storage)).not.toBeNull());
    unmount();
    await renderPage('/bs/anketa', { as: 'citizen' });
    expect(await screen.findByRole('radio', { checked: true })).toHaveAttribute('value', '5');
  });

  test('answers that are received after the page was left cannot be sent again, and who returns is thanked', async () => {
    const { wait, release } = held();
    agency.use(http.post(SUBMIT, async () => (await wait, HttpResponse.arrayBuffer(new ArrayBuffer(2)))));
    const { user, router } = await openAt({ step: 'completion' });
    await user.click(button(texts.submit));
    await router.navigate('/bs/publikacije');
    await waitFor(() => expect(screen.queryByText(texts.completionText)).toBeNull());
    await router.navigate('/bs/anketa');
    expect(await screen.findByRole('button', { name: texts.submitting })).toHaveAttribute('aria-disabled', 'true');
    await router.navigate('/bs/publikacije');
    await waitFor(() => expect(screen.queryByText(texts.completionText)).toBeNull());
    release();
    await waitFor(() => expect(restoredSurvey(storage)).toEqual(SURVEY_START));
    await router.navigate('/bs/anketa');
    // That they arrived is said once.
    expect(await screen.findByText(texts.surveySubmitted)).toBeVisible();
    await router.navigate('/bs/publikacije');
    await waitFor(() => expect(screen.queryByText(texts.surveySubmitted)).toBeNull());
    await router.navigate('/bs/anketa');
    expect(await screen.findByRole('button', { name: texts.start })).toBeVisible();
  });

  test('that answers were not received is said to who left the page and returned, once', async () => {
    const away = async () => {
      await router.navigate('/bs/publikacije');
      await waitFor(() => expect(document.querySelector('[data-step]')).toBeNull());
    };
    const { wait, release } = held();
    agency.use(http.post(SUBMIT, async () => (await wait, new HttpResponse(null, { status: 500 }))));
    const { user, router } = await openAt({ step: 'completion' });
    await user.click(button(texts.submit));
    await away();
    release();
    await everythingAnswered();
    await router.navigate('/bs/anketa');
    expect(await screen.findByRole('heading', { level: 2, name: texts.errorTitle })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(texts.unknownError);
    await away();
    await router.navigate('/bs/anketa');
    expect(await screen.findByRole('button', { name: texts.submit })).toBeVisible();
    expect(restoredSurvey(storage).answers.ratings).toEqual({ 0: 4 });
  });

  test('answers left behind on another page are removed at the sign-out as well', async () => {
    const { portal, router } = await openAt({ step: 'question', index: 0 }, 'citizen');
    await router.navigate('/bs/publikacije');
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    await portal.session.signOut(() => {});
    expect(restoredSurvey(storage)).toEqual(SURVEY_START);
  });

  test('answers of a visitor stay when the visitor signs in', async () => {
    storeSurvey(storage, { at: { step: 'question', index: 0 }, answers: { ...NO_ANSWERS, ratings: { 0: 4 } } });
    await renderPage('/bs/anketa', { as: 'citizen' });
    expect(await screen.findByRole('radio', { checked: true })).toHaveAttribute('value', '4');
  });

  test("'delete all answers' asks first, then clears and returns to the intro", async () => {
    const { user } = await openAt({ step: 'question', index: 0 });
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '4');
    await user.click(button(texts.clear));
    const dialog = within(screen.getByRole('dialog', { name: texts.clearTitle }));
    await user.click(dialog.getByRole('button', { name: texts.clear }));
    await user.click(button(texts.start));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});

test("a survey that is not received (P8): another status is 'unknownError' with the message of the agency, a call that fails 'submissionError', a page is not confirmed (readings P8); 'try again' keeps every answer", async () => {
  let answer = (): Response => HttpResponse.error();
  const bodies: unknown[] = [];
  agency.use(
    http.post(SUBMIT, async ({ request }) => {
      bodies.push(await request.json());
      return answer() as HttpResponse<null>;
    }),
  );
  const { user } = await openAt({ step: 'completion' });
  const closed = { resultItems: [{ message: 'Anketa je zatvorena' }] };
  for (const [next, ...said] of [
    [() => new HttpResponse(null, { status: 204 }), texts.unknownError],
    [() => new HttpResponse(null, { status: 500 }), texts.unknownError],
    [() => HttpResponse.json(closed, { status: 400 }), texts.unknownError, 'Anketa je zatvorena'],
    [() => HttpResponse.html('<!doctype html><title>Mreža</title>'), texts.notConfirmed],
    [() => HttpResponse.json({ success: false, message: 'Zabranjeno' }), texts.notConfirmed, 'Zabranjeno'],
    [() => HttpResponse.error(), texts.submissionError],
  ] as [() => Response, ...string[]][]) {
    answer = next;
    await user.click(button(texts.submit));
    const alert = await screen.findByRole('alert');
    for (const text of said) expect(alert).toHaveTextContent(text);
    const isUnconfirmed = screen.queryByRole('heading', { level: 2, name: texts.notConfirmedTitle }) !== null;
    expect(isUnconfirmed).toBe(said[0] === texts.notConfirmed);
    await user.click(button('Pokušajte ponovo'));
    expect(screen.getByRole('heading', { level: 2, name: texts.completion })).toBeVisible();
  }
  answer = () => HttpResponse.arrayBuffer(new ArrayBuffer(2));
  await user.click(button(texts.submit));
  expect(await screen.findByText(texts.surveySubmitted)).toBeVisible();
  for (const body of bodies) expect(body).toEqual(bodies[0]);
});
