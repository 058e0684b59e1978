import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { messagesHandlers, resetMessages } from '#mocks/messages/handlers.ts';
import { messagesReceived } from '#mocks/messages/received.ts';
import { ask, refusalOf } from './ask.ts';

const handlers = messagesHandlers(AT);
const MESSAGE = {
  firstName: 'Ana',
  lastName: 'Primjer',
  email: 'ana@example.ba',
  subject: 'Upit',
  content: 'Kada se objavljuju podaci?',
  recaptchaToken: 'demo-1',
};
const sendEmail = (change: Record<string, unknown> = {}) =>
  ask(handlers, `${AT.main}/Contact/SendEmail`, { body: { ...MESSAGE, ...change } });
const submit = (what: 'feedback' | 'survey', body: unknown, headers: Record<string, string> = { Language: 'bs' }) =>
  ask(handlers, `${AT.main}/Feedback/submit-${what}`, { body, headers });

beforeEach(resetMessages);

describe('contact', () => {
  test('keeps the message without its captcha token', async () => {
    expect((await sendEmail()).status).toBe(200);
    const { recaptchaToken: _token, ...body } = MESSAGE;
    expect(messagesReceived()).toEqual([{ kind: 'contact', language: 'bs', body }]);
  });

  test.each([
    ['firstName', ''],
    ['lastName', ' \u00a0'],
    ['subject', undefined],
    ['content', null],
    ['email', 'ana@'],
    ['email', 'ana example.ba'],
  ])('refuses %s = %j and keeps nothing', async (field, value) => {
    const response = await sendEmail({ [field]: value });
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toMatch(new RegExp(`^${field}: `));
    expect(messagesReceived()).toEqual([]);
  });

  test('refuses an unknown name', async () => {
    expect(await refusalOf(await sendEmail({ phone: '033' }))).toContain('phone');
  });

  test('takes a captcha token once', async () => {
    expect(await refusalOf(await sendEmail({ recaptchaToken: '' }))).toBe('recaptchaToken: the captcha is not solved');
    expect((await sendEmail()).status).toBe(200);
    const again = await sendEmail();
    expect(again.status).toBe(400);
    expect(await refusalOf(again)).toBe('recaptchaToken: the captcha token was used before');
    expect((await sendEmail({ recaptchaToken: 'demo-2' })).status).toBe(200);
    expect(messagesReceived()).toHaveLength(2);
  });
});

describe('feedback', () => {
  test('takes one comment and answers with binary data', async () => {
    const response = await submit('feedback', { answers: ['Pohvala'] });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(messagesReceived()).toEqual([{ kind: 'feedback', language: 'bs', body: { answers: ['Pohvala'] } }]);
  });

  test('needs the Language header', async () => {
    const response = await submit('feedback', { answers: ['Pohvala'] }, {});
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toContain('Language');
  });

  test.each([[{}], [{ answers: [] }], [{ answers: ['  '] }], [{ answers: 'x' }], [{ answers: ['a', 'b'] }], [null]])(
    'refuses %j',
    async (body) => {
      expect((await submit('feedback', body)).status).toBe(400);
      expect(messagesReceived()).toEqual([]);
    },
  );
});

describe('survey', () => {
  const ANSWERS = { answer1: 4, answer2: ['Registri', 'IT podrška'], answer3: '5', answer11: 'Hvala', answer4: null };

  test('takes what was answered; no answer is required', async () => {
    expect((await submit('survey', ANSWERS)).status).toBe(200);
    expect((await submit('survey', {})).status).toBe(200);
    expect(messagesReceived()[0]).toEqual({ kind: 'survey', language: 'bs', body: ANSWERS });
  });

  test.each([
    [{ answer1: 6 }, 'answer1'],
    [{ answer1: 0 }, 'answer1'],
    [{ answer2: 'Registri' }, 'answer2'],
    [{ answer2: [1] }, 'answer2.0'],
    [{ answer2: Array.from({ length: 8 }, () => 'x') }, 'answer2'],
    [{ answer5: ['x'] }, 'answer5'],
    [{ answer12: 'x' }, 'answer12'],
  ])('refuses %j', async (change, place) => {
    const response = await submit('survey', { ...ANSWERS, ...change });
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toContain(place);
  });

  test('needs the Language header', async () => {
    expect((await submit('survey', ANSWERS, { Language: 'de' })).status).toBe(400);
  });
});

test('only the last 200 messages are stored', async () => {
  for (let index = 0; index < 205; index += 1) await submit('feedback', { answers: [`${index}`] });
  expect(messagesReceived()).toHaveLength(200);
  expect(messagesReceived()[0]?.body).toEqual({ answers: ['5'] });
});
