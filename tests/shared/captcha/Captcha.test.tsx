import { act, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Captcha, useCaptchaToken } from '#shared/captcha/Captcha.tsx';
import { renderPart } from '#tests/render-part.tsx';

const LIVE = 'key-of-the-site';
type Rendered = Record<string, unknown> & {
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
};

async function show(siteKey?: string) {
  const onToken = vi.fn<(token: string | null) => void>();
  function WithCaptcha() {
    const captchaToken = useCaptchaToken();
    const hold = captchaToken.captcha.onToken;
    const hear = useCallback(
      (token: string | null) => {
        hold(token);
        onToken(token);
      },
      [hold],
    );
    return (
      <>
        <h1>Contact</h1>
        <Captcha round={captchaToken.captcha.round} onToken={hear} siteKey={siteKey} />
        <button type="button" onClick={() => taken.push(captchaToken.take())}>
          send
        </button>
      </>
    );
  }
  const taken: (string | null)[] = [];
  const { user } = await renderPart(<WithCaptcha />, { texts: ['captcha'], lang: 'en' });
  return { onToken, taken, user };
}

/** Script elements put into the page; nothing is fetched. */
const scripts: HTMLScriptElement[] = [];

/** Acts as the captcha's script, in the way its authors document. */
function answerScript() {
  const rendered: Rendered[] = [];
  const reset = vi.fn<(id: number) => void>();
  const place = (_element: HTMLElement, options: Rendered) => rendered.push(options) - 1;
  Object.assign(window, { grecaptcha: { render: place, reset } });
  (window as unknown as { portalCaptchaReady: () => void }).portalCaptchaReady();
  return { rendered, reset };
}

beforeEach(() => {
  scripts.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
});
afterEach(() => delete (window as { grecaptcha?: unknown }).grecaptcha);

describe('the replacement for the demo key', () => {
  test('says that it is a demonstration, makes a new token each time and takes it back', async () => {
    // Pages that are not secure have no random ids.
    vi.stubGlobal('crypto', {});
    const { onToken, user } = await show('demo');
    const box = screen.getByRole('checkbox', { name: 'I am not a robot' });
    expect(box).toHaveAccessibleDescription(/Demonstration/);
    await user.click(box);
    await user.click(box);
    await user.click(box);
    const tokens = onToken.mock.calls.map(([token]) => token);
    expect(tokens[0]).toMatch(/^demo-[0-9a-z]{8,}$/);
    expect(tokens[1]).toBeNull();
    expect(tokens[2]).not.toBe(tokens[0]);
    expect(scripts).toHaveLength(0);
  });

  test('a token is given once: then it is taken back, and the box asks anew', async () => {
    const { onToken, taken, user } = await show('demo');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button'));
    expect(taken).toEqual([onToken.mock.lastCall?.[0], null]);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('expires after two minutes and says so (E10)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { onToken, user } = await show('demo');
    await user.click(screen.getByRole('checkbox'));
    act(() => void vi.advanceTimersByTime(120_000));
    expect(onToken).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('status')).toHaveTextContent('The check has expired');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the live captcha', () => {
  test('is rendered with the site key, hands over the token, resets and expires', async () => {
    const { onToken } = await show(LIVE);
    expect(scripts).toHaveLength(1);
    const { rendered, reset } = answerScript();
    await waitFor(() => expect(rendered).toHaveLength(1));
    expect(rendered[0]).toMatchObject({ sitekey: 'key-of-the-site', hl: 'en' });
    act(() => rendered[0]?.callback('from-the-captcha'));
    expect(onToken).toHaveBeenLastCalledWith('from-the-captcha');
    act(() => rendered[0]?.['expired-callback']());
    expect(onToken).toHaveBeenLastCalledWith(null);
    expect(screen.getByText(/The check has expired/)).toBeVisible();
    act(() => screen.getByRole('button').click());
    expect(reset).toHaveBeenCalledWith(0);
    expect(screen.queryByText(/The check has expired/)).toBeNull();
  });

  test('a blocked script is said, with e-mail and phone, and can be tried again (E10, G07)', async () => {
    const { user } = await show(LIVE);
    act(() => void scripts[0]?.dispatchEvent(new Event('error')));
    expect(await screen.findByRole('alert')).toHaveTextContent('blocked or there is no internet connection');
    expect(screen.getByRole('link', { name: 'info@example.ba' })).toHaveAttribute('href', 'mailto:info@example.ba');
    expect(screen.getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute('href', 'tel:+38733000000');
    const again = screen.getByRole('button', { name: 'Try again' });
    await user.click(again);
    expect(again).toHaveFocus();
    expect(again).toHaveAttribute('aria-busy', 'true');
    // The same words are read out again.
    const before = screen.getByText(/^The check was not loaded/);
    act(() => void scripts[1]?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(screen.getByText(before.textContent)).not.toBe(before));
    await user.click(again);
    const { rendered } = answerScript();
    await waitFor(() => expect(rendered).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    // The button has gone with the message.
    expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
  });

  test('a script that never answers counts as blocked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await show(LIVE);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole('alert')).toHaveTextContent('not available');
  });

  test('an error of the widget takes the token back', async () => {
    const { onToken } = await show(LIVE);
    const { rendered } = answerScript();
    await waitFor(() => expect(rendered).toHaveLength(1));
    act(() => rendered[0]?.['error-callback']());
    expect(onToken).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

test('one that is no longer shown takes its token along: the next one must be solved', async () => {
  function File() {
    const { token, captcha } = useCaptchaToken();
    const [isChosen, setChosen] = useState(true);
    return (
      <>
        {isChosen ? <Captcha {...captcha} siteKey="demo" /> : null}
        <button type="button" onClick={() => setChosen(!isChosen)}>
          {token ? 'solved' : 'unsolved'}
        </button>
      </>
    );
  }
  const { user } = await renderPart(<File />, { texts: ['captcha'] });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'solved' }));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('button')).toHaveTextContent('unsolved');
});

test('without a site key the step says that it cannot be done here', async () => {
  await show('');
  expect(await screen.findByRole('alert')).toHaveTextContent('has not been set up');
});
