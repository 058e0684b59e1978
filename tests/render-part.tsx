import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { inPortal } from './in-portal.tsx';
import { untilTestEnds } from './until-test-ends.ts';

/** Renders a part of a page alone, in Bosnian, with the texts of these features: for what it does by itself. */
export async function renderPart(part: ReactElement, texts: readonly string[]) {
  const portal = untilTestEnds(createPortal());
  await portal.texts.start('bs', [...texts, 'ui']);
  const view = render(part, { wrapper: inPortal(portal) });
  // What is loaded with its first use keeps it back until then.
  await waitFor(() => expect(document.body).not.toHaveTextContent(/^$/));
  return { portal, user: userEvent.setup(), ...view };
}
