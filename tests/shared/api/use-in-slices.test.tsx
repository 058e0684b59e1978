import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useInSlices } from '#shared/api/use-in-slices.ts';

type Answer = { data?: string; currentData?: string; isFetching: boolean };
const PENDING: Answer = { isFetching: true };
const answered = (data: string): Answer => ({ data, currentData: data, isFetching: false });

/** A page that shows a query; `rendered` are its texts, one for each time React called it. */
function openPage(first: Answer, applies?: boolean) {
  const rendered: string[] = [];
  function Page({ query }: { query: Answer }) {
    const { currentData, isFetching } = useInSlices(query, applies);
    const text = currentData ?? (isFetching ? 'pending' : 'nothing');
    rendered.push(text);
    return text;
  }
  const { container, rerender } = render(<Page query={first} />);
  const answer = (query: Answer) => {
    rendered.length = 0;
    rerender(<Page query={query} />);
    return { rendered: [...rendered], shown: container.textContent };
  };
  return { rendered, answer };
}

describe('the first data of a query', () => {
  test('count as pending in the render that cannot be interrupted, and are shown by the next one', () => {
    const { answer } = openPage(PENDING);
    expect(answer(answered('forty results'))).toEqual({
      rendered: ['pending', 'forty results'],
      shown: 'forty results',
    });
  });

  test('are shown at once when they are there already, and so are those of another page', () => {
    const { rendered, answer } = openPage(answered('page 1'));
    expect(rendered).toEqual(['page 1']);
    expect(answer(answered('page 2')).rendered[0]).toBe('page 2');
  });

  test('are shown at once where that is not wanted', () => {
    const { answer } = openPage(PENDING, false);
    expect(answer(answered('forty results')).rendered).toEqual(['forty results']);
  });

  test('that fail are an error at once', () => {
    const { answer } = openPage(PENDING);
    expect(answer({ isFetching: false }).rendered).toEqual(['nothing']);
  });
});
