import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

function Registers({ names, dialog }: { names: string[]; dialog?: string }) {
  return (
    <>
      <button type="button">Menu</button>
      <main>
        {names.map((name) => (
          <button type="button" key={name}>
            {name}
          </button>
        ))}
        <p>Two registers</p>
      </main>
      {dialog ? <dialog open>{dialog}</dialog> : null}
    </>
  );
}

const said = (query: Promise<unknown>) => query.then(String, (error: Error) => error.message);
const soon = { timeout: 1 };

test('a role that never comes names the roles and names of the main part of the page', async () => {
  render(<Registers names={['Search', 'Clear']} />);
  const message = await said(screen.findByRole('button', { name: 'Save' }, soon));
  expect(message).toMatch(/^Unable to find role="button" and name "Save"/);
  expect(message).toMatch(/\nbutton "Search"\nbutton "Clear"\nparagraph$/);
  expect(message).not.toContain('Menu');
});

test('a text that never comes also names the texts', async () => {
  render(<Registers names={['Search']} />);
  expect(await said(screen.findByText('Three registers', undefined, soon))).toMatch(/Texts:\nSearch\nTwo registers$/);
});

test('a query that does not wait says the same', () => {
  render(<Registers names={['Search']} />);
  expect(() => screen.getByRole('button', { name: 'Save' })).toThrow(/\nbutton "Search"\nparagraph$/);
});

test('while a dialog is open, what is in it is named', async () => {
  render(<Registers names={['Search']} dialog="Really?" />);
  expect(await said(screen.findByText('Certainly?', undefined, soon))).toMatch(/Texts:\nReally\?$/);
});

test('a long page is cut', async () => {
  render(<Registers names={Array.from({ length: 100 }, (_, at) => `Entity ${at}`)} />);
  const message = await said(screen.findByRole('table', undefined, soon));
  expect(message).toMatch(/"Entity 59"\n… and 41 lines more$/);
});

test('a page without any role ends the message', async () => {
  render(<span>Nothing</span>);
  expect(await said(screen.findByRole('table', undefined, soon))).toMatch(/There are no accessible roles/);
});
