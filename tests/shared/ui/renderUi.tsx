import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createPortal } from '#app/create-portal.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { UiFrame } from '#stories/UiFrame.tsx';

/** Renders a component of the design system alone, with its texts, a router, a portal and a user. */
export function renderUi(node: ReactNode, lang: Lang = 'bs', basename = '/') {
  const portal = createPortal();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiFrame {...{ lang, portal, basename }}>{children}</UiFrame>
  );
  return { ...render(node, { wrapper }), user: userEvent.setup(), portal };
}
