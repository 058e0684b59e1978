import { screen, within } from '@testing-library/react';

/** The page between header and footer. */
export const main = () => within(screen.getByRole('main'));

/** Waits for the page with this title. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Where a link of the page leads. */
export const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href') ?? '';

/** Where the links of a part lead, by their texts without the note on a new tab. */
export const addressesIn = (part: Pick<typeof screen, 'getAllByRole'>): Record<string, string | null> =>
  Object.fromEntries(
    part.getAllByRole('link').map((link) => [link.textContent.replace(/ \(.*\)$/, ''), link.getAttribute('href')]),
  );
