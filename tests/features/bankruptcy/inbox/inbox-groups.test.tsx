import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everythingAnswered } from '#tests/held.ts';
import { watchSearches } from '../../results-screen.ts';
import { ENTITY } from '../registry-screen.ts';
import { begin, named, openInbox, OTHER, pdfOf, rowOf, select } from './inbox-page.ts';

const LOCKED = new File(['not a document'], 'zakljucan.pdf', { type: 'application/pdf', lastModified: 1 });

test('documents stand under headings by what could be read and keep their place while they are confirmed; the name of an entity is beside its jib as soon as it is known, and is asked for once', async () => {
  const requested = watchSearches();
  const app = await openInbox();
  const other = named({ jib: OTHER.jib });
  await select(app, LOCKED, pdfOf('scan0001.pdf'), named(), other);
  const proposed = within(await screen.findByRole('region', { name: 'S prijedlozima: 2' }));
  expect(proposed.getAllByRole('heading', { level: 4 })[0]).toHaveTextContent(named().name);
  await waitFor(() => expect(screen.queryByText('Čita se')).toBeNull());
  expect(await rowOf(named().name).findByText(new RegExp(`${ENTITY.name} · ${ENTITY.jib}`))).toBeVisible();
  expect(await rowOf(other.name).findByText(new RegExp(OTHER.name))).toBeVisible();
  await app.user.click(await begin());
  await within(await screen.findByRole('form')).findByText(ENTITY.name);
  await app.user.keyboard('{Enter}');
  expect(await rowOf(named().name).findByText('Spremno')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'S prijedlozima: 2' })).toBeVisible();
  await everythingAnswered();
  expect(new Set(requested.map(({ jib }) => jib))).toEqual(new Set([OTHER.jib, ENTITY.jib]));
  expect(requested).toHaveLength(2);
});
