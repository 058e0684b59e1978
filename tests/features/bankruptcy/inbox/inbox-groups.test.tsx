import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everythingAnswered } from '#tests/held.ts';
import { watchSearches } from '../../results-screen.ts';
import { ENTITY } from '../registry-screen.ts';
import { begin, named, openInbox, OTHER, pdfOf, rowOf, select } from './inbox-page.ts';

const LOCKED = new File(['not a document'], 'zakljucan.pdf', { type: 'application/pdf', lastModified: 1 });

test('documents stand under headings by what could be read, and keep their place while they are confirmed', async () => {
  const app = await openInbox();
  await select(app, LOCKED, pdfOf('scan0001.pdf'), named());
  const queue = within(await screen.findByRole('region', { name: /^Red: / }));
  const heading = (name: string) => queue.findByRole('heading', { level: 3, name });
  expect(await heading('S prijedlozima: 1')).toBeVisible();
  const namesUnder = (name: string) =>
    within(queue.getByRole('region', { name })).getAllByRole('heading', { level: 4 });
  expect(namesUnder('S prijedlozima: 1')[0]).toHaveTextContent(named().name);
  await waitFor(() => expect(screen.queryByText('Čita se')).toBeNull());
  await app.user.click(await begin());
  await within(await screen.findByRole('form')).findByText(ENTITY.name);
  await app.user.keyboard('{Enter}');
  expect(await rowOf(named().name).findByText('Spremno')).toBeVisible();
  expect(await heading('S prijedlozima: 1')).toBeVisible();
});

test('the name of the entity is beside a jib as soon as it is known, and is asked for once', async () => {
  const requested = watchSearches();
  const app = await openInbox();
  await select(app, named(), named({ day: '2024-03-01' }), named({ jib: OTHER.jib }));
  expect(await rowOf(named().name).findByText(new RegExp(`${ENTITY.name} · ${ENTITY.jib}`))).toBeVisible();
  expect(await rowOf(named({ jib: OTHER.jib }).name).findByText(new RegExp(OTHER.name))).toBeVisible();
  await app.user.click(await begin());
  await within(await screen.findByRole('form')).findByText(ENTITY.name);
  await app.user.keyboard('{Enter}');
  await rowOf(named().name).findByText('Spremno');
  await everythingAnswered();
  expect(requested).toHaveLength(2);
  expect(new Set(requested.map(({ jib }) => jib))).toEqual(new Set([OTHER.jib, ENTITY.jib]));
});
