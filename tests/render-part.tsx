import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { createPortal } from '#app/create-portal.ts';
import { LAYOUT_TEXTS } from '#app/main-texts.ts';
import { accessTokenOf } from '#mocks/session/tokens.ts';
import type { DemoUserKey } from '#mocks/session/users.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { LangContext } from '#shared/i18n/use-lang.ts';
import { storeTokens } from './tokens.ts';
import { untilTestEnds } from './until-test-ends.ts';

type PartOptions = { texts: readonly string[]; as?: Exclude<DemoUserKey, 'blocked'>; lang?: Lang };

/**
 * Renders a part of a page alone, with its texts, in a portal of its own: for what a dialog, form or block does by itself,
 * whatever page it is on. `as` signs in a demo user before.
 */
export async function renderPart(part: ReactNode, { texts, as, lang = 'bs' }: PartOptions) {
  if (as) storeTokens({ accessToken: await accessTokenOf(as), refreshToken: 'renewal-in-tests' });
  const portal = untilTestEnds(createPortal());
  await portal.texts.start(lang, [...LAYOUT_TEXTS, ...texts]);
  const router = createMemoryRouter([{ path: '*', element: <LangContext value={lang}>{part}</LangContext> }]);
  onTestFinished(() => router.dispose());
  onTestFinished(portal.session.start(() => {}));
  const view = render(<App portal={portal} router={router} />);
  // What is loaded with its first use keeps it back until then.
  await act(() => vi.dynamicImportSettled());
  return { ...view, user: userEvent.setup(), router, portal, store: portal.store };
}
