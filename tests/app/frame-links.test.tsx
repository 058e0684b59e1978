import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '#app/layout/texts/en.json';
import { env } from '#shared/config/env.ts';
import { renderApp } from '#tests/renderApp.tsx';

test('the logo links to the home page of the current language (P2.4); the contact column has address, e-mail, phone and the professional network (P2.5), beside the accessibility statement and privacy', async () => {
  await renderApp('/en/survey');
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: new RegExp(texts.agency) })).toHaveAttribute('href', '/en');
  const footer = within(screen.getByRole('contentinfo'));
  const column = within(footer.getByRole('heading', { name: texts.footer.contact }).parentElement!);
  expect(column.getByText(env.VITE_CONTACT_ADDRESS!)).toBeVisible();
  const links = column.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `mailto:${env.VITE_CONTACT_EMAIL}`,
    `tel:${env.VITE_CONTACT_PHONE?.replace(/[^+\d]/g, '')}`,
    expect.stringContaining(env.VITE_SOCIAL_URL!),
  ]);
  expect(column.getByRole('link', { name: new RegExp(texts.footer.social) })).toHaveAttribute('target', '_blank');
  const to = (name: string) => footer.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(to('Accessibility statement')).toContain('/en/accessibility-statement');
  expect(to('Privacy')).toContain('/en/privacy');
});
