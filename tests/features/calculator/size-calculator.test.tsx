import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import SizeCalculatorPage from '#features/portal/calculator/SizeCalculatorPage.tsx';
import { renderPart } from '#tests/render-part.tsx';

const open = () => renderPart(<SizeCalculatorPage />, { texts: ['calculator'] });

test('a restored form that is emptied begins again with its first field', async () => {
  const first = await open();
  await first.user.type(screen.getAllByRole('textbox')[2]!, '5');
  first.unmount();
  const { user } = await open();
  await screen.findByText(/^Vraćen je unos od/);
  const [clear] = screen.getAllByRole('button', { name: 'Ispraznite obrazac' });
  await user.click(clear!);
  const fields = screen.getAllByRole('textbox');
  expect(fields[2]).toHaveValue('');
  expect(document.activeElement).toBe(fields[0]);
});
