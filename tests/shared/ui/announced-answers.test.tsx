import { render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { LiveRegion, useAnnounceAnswer } from '#shared/ui/LiveRegion.tsx';
import { inPortal } from '#tests/in-portal.tsx';

type Told = [text: string | null, answer: string | null];

/** What is announced while a screen shows these texts of these answers, one after the other. */
function announced(...told: readonly [Told, ...Told[]]): string[] {
  const portal = createPortal();
  const said: string[] = [];
  portal.announcer.subscribe((text) => said.push(text));
  const [first, ...rest] = told;
  const { rerender } = renderHook((props: Told) => useAnnounceAnswer(...props), {
    wrapper: inPortal(portal),
    initialProps: first,
  });
  for (const next of rest) rerender(next);
  return said;
}

test.each<[what: string, told: [Told, ...Told[]], said: string[]]>([
  [
    'an answer once, however often it is rendered',
    [
      ['3', 'a'],
      ['3', 'a'],
    ],
    ['3'],
  ],
  [
    'the same text of another answer again',
    [
      ['3', 'a'],
      ['3', 'b'],
    ],
    ['3', '3'],
  ],
  [
    'no other wording of the same answer',
    [
      ['3 rezultata', 'a'],
      ['3 results', 'a'],
    ],
    ['3 rezultata'],
  ],
  [
    'nothing twice after a pause without answer',
    [
      ['3', 'a'],
      ['3', null],
      ['3', 'a'],
    ],
    ['3'],
  ],
  [
    'an answer when its text is there',
    [
      [null, 'a'],
      ['3', 'a'],
    ],
    ['3'],
  ],
  ['nothing before an answer', [['3', null]], []],
])('announces %s', (_, told, said) => {
  expect(announced(...told)).toEqual(said);
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
