import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AccountPanel } from '#domain/legal-entity/AccountPanel.tsx';
import { bankAccountWire } from '#domain/legal-entity/bank-account.wire.ts';
import { renderPart } from '#tests/render-part.tsx';

const MESSAGE = { title: 'Naslov poruke', content: '<p>Poruka <strong>registra</strong></p>' };
const GREEN = { textHex: '#14532d', bodyHex: '#d9f2e3' };

/** The panel of an account whose status and message are sent in these colours. */
async function showPanel(colours: object, message: object = {}) {
  const answer = z.parse(bankAccountWire, {
    message: { ...MESSAGE, ...colours, ...message },
    bankAccount: [{ accountNumber: '9010001234567890', bank: null, status: { name: 'Aktivan', ...colours } }],
  });
  const view = await renderPart(<AccountPanel answer={answer} />, { texts: ['legal-entity'] });
  await screen.findByText('registra');
  return view;
}
const badge = () => screen.getByText('Aktivan');
const messageBox = () => screen.getByText('Naslov poruke').parentElement!;

test('legible colours of the agency are those of status and message, on the screen only: paper has no backgrounds', async () => {
  await showPanel(GREEN);
  for (const { style } of [badge(), messageBox()]) {
    expect(style.getPropertyValue('--sent-text')).toBe('#14532d');
    expect(style.getPropertyValue('--sent-ground')).toBe('#d9f2e3');
    expect([style.color, style.backgroundColor]).toEqual(['', '']);
  }
});

test('hostile or illegible colours give way to the theme (faults A35)', async () => {
  for (const colours of [
    { textHex: 'red;background:url(https://evil.example)', bodyHex: '#ffffff' },
    { textHex: '#fefefe', bodyHex: '#ffffff' },
  ]) {
    const { unmount } = await showPanel(colours);
    for (const element of [badge(), messageBox()]) expect(element.getAttribute('style') ?? '').toBe('');
    unmount();
  }
});

test('the message is sanitised HTML with sizes held in bounds (faults A36)', async () => {
  const { container } = await showPanel(GREEN, {
    content:
      '<p onclick="alert(1)">Poruka <strong>registra</strong><script>alert(1)</script><img src=x onerror="x"></p>',
    titleFontSize: '9999px',
    contentFontSize: 'calc(1px)',
  });
  const strong = screen.getByText('registra');
  expect(strong.tagName).toBe('STRONG');
  expect(strong.parentElement).not.toHaveAttribute('onclick');
  expect(container.querySelector('script, [onerror]')).toBeNull();
  expect(screen.getByText('Naslov poruke')).toHaveAttribute('style', 'font-size: 1.5rem;');
});
