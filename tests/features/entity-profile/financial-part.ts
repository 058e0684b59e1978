import { type screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The financial part of a profile. */
export type Part = Pick<typeof screen, 'getByRole' | 'getAllByRole' | 'getByLabelText'>;

/** Waits until what was pressed is selected and its figures are shown: both follow a moment later. */
export const selected = (part: Part, name: string) =>
  waitFor(() => {
    const radio = part.getByLabelText(name);
    expect(radio).toBeChecked();
    expect(radio.closest('section')?.querySelector('[aria-busy=true]')).toBeNull();
  });

/** The row whose line is called exactly so, with or without a code. */
export function rowOf(part: Part, name: string): HTMLElement {
  const head = part
    .getAllByRole('rowheader')
    .find(({ textContent }) => textContent.replace(/\s*AOP.*$/, '').trim() === name);
  const row = head?.closest('tr');
  if (!row) throw new Error(`no line '${name}'`);
  return row;
}

/** The first row whose head begins so. */
export function rowStarting(part: Pick<Part, 'getAllByRole'>, name: RegExp): HTMLElement {
  const row = part
    .getAllByRole('rowheader')
    .find(({ textContent }) => name.test(textContent.trim()))
    ?.closest('tr');
  if (!row) throw new Error(`no row '${name}'`);
  return row;
}

export const cellsOf = (part: Part, name: string) =>
  within(rowOf(part, name))
    .getAllByRole('cell')
    .map((cell: HTMLElement) => cell.textContent.replaceAll('\u00A0', ' '));

export const valueOf = (part: Part, name: string) => rowOf(part, name).querySelector('td')?.firstChild?.textContent;
