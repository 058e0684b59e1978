import { render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { LiveRegion, useAnnounceAnswer } from '#shared/ui/LiveRegion.tsx';
import { inPortal } from '#tests/in-portal.tsx';

/**
 * What is announced while a screen shows these texts of these answers, one after the other: `a: 3` is the text '3' of the answer
 * 'a', `a:` an answer without a text yet, `: 3` a text before any answer.
 */
function announced(shown: readonly string[]): string[] {
  const portal = createPortal();
  const said: string[] = [];
  portal.announcer.subscribe((text) => said.push(text));
  const { rerender } = renderHook(
    ({ at }) => {
      const [answer, text] = (shown[at] ?? '').split(':').map((part) => part.trim() || null);
      useAnnounceAnswer(text ?? null, answer ?? null);
    },
    { wrapper: inPortal(portal), initialProps: { at: 0 } },
  );
  for (const at of shown.keys()) rerender({ at });
  return said;
}

test.each([
  ['an answer once, however often it is rendered', ['a: 3', 'a: 3'], ['3']],
  ['the same text of another answer again', ['a: 3', 'b: 3'], ['3', '3']],
  ['no other wording of the same answer', ['a: 3 rezultata', 'a: 3 results'], ['3 rezultata']],
  ['the same answer again after the filters were cleared', ['a: 3', ': 3', 'a: 3'], ['3', '3']],
  ['an answer when its text is there', ['a:', 'a: 3'], ['3']],
  ['nothing before an answer', [': 3'], []],
])('announces %s', (_, shown, said) => {
  expect(announced(shown)).toEqual(said);
});

test('what is announced by a page that appears together with the frame is read out', async () => {
  const Page = () => {
    useAnnounceAnswer('3 rezultata', 'a');
    return null;
  };
  render(
    <>
      <Page />
      <LiveRegion />
    </>,
    { wrapper: inPortal() },
  );
  expect(await screen.findByText('3 rezultata')).toBeInTheDocument();
});
