import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { HtmlContent } from '#shared/html/HtmlContent.tsx';
import { renderUi } from '#tests/shared/ui/renderUi.tsx';

function page(html: string | null) {
  return (
    <Routes>
      <Route path="/" element={<HtmlContent html={html} className="tekst" />} />
      <Route path="/bs/kontakt" element={<Link to="/">Kontakt</Link>} />
    </Routes>
  );
}

test('a body is shown, nothing for an empty one', () => {
  const { container, rerender } = renderUi(page('Obavijest za <b>obveznike</b>'));
  expect(container.querySelector('.tekst')).toHaveTextContent('Obavijest za obveznike');
  expect(screen.getByText('obveznike').tagName).toBe('B');
  rerender(page(null));
  expect(container).toBeEmptyDOMElement();
});

test('a link inside the portal changes the page without loading it anew', async () => {
  const { user } = renderUi(page('Pišite na <a href="/bs/kontakt">kontakt</a>.'));
  await user.click(screen.getByRole('link', { name: 'kontakt' }));
  expect(await screen.findByRole('link', { name: 'Kontakt' })).toBeInTheDocument();
});

test('a modified click on it stays with the browser, a link that leaves is never taken over', () => {
  renderUi(
    page('<a href="/bs/prvi">prvi</a> <a href="/bs/kontakt">kontakt</a> <a href="https://sluzbeni.example/">zakon</a>'),
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'kontakt' }), { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('link', { name: 'zakon (otvara se u novoj kartici)' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'kontakt' })).toBeInTheDocument();
});

test('a picture that does not come is marked, so that its place shows what was meant', () => {
  renderUi(page('Slika: <img src="https://media.example/a.png" alt="Zgrada">'));
  const image = screen.getByRole('img', { name: 'Zgrada' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('data-broken');
});
