import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { switches } from '#mocks/switches.ts';
import { renderPage } from '#tests/renderApp.tsx';

/**
 * The specification leaves open how lists are wrapped, their order, how missing values are sent and more; the agency of each
 * seed decides differently (`mocks/vary`). `.ci/run` sets a seed that depends on
 * the commit, `AGENCY_SEED=99 npm run test:unit` uses that one. The assertions hold for all seeds: the screen is rendered with its main
 * content. Such an agency may let answers be cached, which the document of other files must not have.
 */
const SEED = switches.seed || Number(process.env['OTHER_AGENCY'] ?? 7);

beforeEach(() => {
  switches.seed = SEED;
});
afterEach(() => {
  switches.seed = 0;
});

const main = () => within(screen.getByRole('main'));

describe(`an agency that nobody here wrote (AGENCY_SEED=${SEED})`, () => {
  test.each([
    ['the publications', '/bs/publikacije', () => main().findAllByRole('heading', { level: 2 })],
    ['the map', '/en/interactive-map', () => main().findAllByRole('row')],
  ])('shows %s', async (_name, address, content) => {
    await renderPage(address, { as: 'citizen' });
    expect((await content()).length).toBeGreaterThan(1);
    expect(main().queryByRole('button', { name: /Pokušajte ponov(o|no)|Try again/ })).toBeNull();
  });
});
