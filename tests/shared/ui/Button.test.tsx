import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as buttons from '#stories/Button.stories.tsx';
import * as links from '#stories/ExternalLink.stories.tsx';
import { renderUi } from './renderUi.tsx';

const { Plain, Unavailable } = composeStories(buttons);
const { Site, Mail } = composeStories(links);

test('a button does what it is pressed for and sends no form by itself', async () => {
  const press = vi.fn<() => void>();
  const send = vi.fn<() => void>();
  const { user } = renderUi(
    <form onSubmit={send}>
      <Plain onClick={press} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Predajte izvještaj' }));
  expect(press).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test('an unavailable button can be reached, says why, and sends nothing, not even by Enter in a field', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={send}>
      <input aria-label="Naziv" />
      <Unavailable type="submit" />
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Predajte izvještaj' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Nedostaje JIB.');
  expect(screen.getByText('Nedostaje JIB.')).toBeVisible();
  await user.click(button);
  await user.type(screen.getByLabelText('Naziv'), 'x{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('a busy button keeps the focus and is pressed once only', async () => {
  const press = vi.fn<() => void>();
  const { user, rerender } = renderUi(<Plain onClick={press} />);
  await user.click(screen.getByRole('button'));
  rerender(<Plain onClick={press} isPending />);
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a link out of the portal opens a new tab and says so', () => {
  renderUi(<Site />, 'en');
  const link = screen.getByRole('link', { name: 'Ministry (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([['data:text/html,x'], ['//evil.example'], ['kontakt'], [null]])(
  '%s becomes no link but stays readable',
  (href) => {
    renderUi(<Site href={href} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Ministarstvo')).toBeInTheDocument();
  },
);

test('a mail address opens no tab', () => {
  renderUi(<Mail />);
  expect(screen.getByRole('link', { name: 'Ministarstvo' })).not.toHaveAttribute('target');
});
