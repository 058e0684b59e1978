import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';
import { renderUi } from '#tests/shared/ui/renderUi.tsx';

function page(html: string | null) {
  return (
    <Routes>
      <Route path="/" element={<HtmlContent html={html} />} />
      <Route path="/bs/kontakt" element={<Link to="/">Kontakt</Link>} />
    </Routes>
  );
}

test('a body is shown, nothing for an empty one', () => {
  const { container, rerender } = renderUi(page('Obavijest za <b>obveznike</b>'));
  expect(container.firstElementChild).toHaveTextContent('Obavijest za obveznike');
  expect(screen.getByText('obveznike').tagName).toBe('B');
  rerender(page(null));
  expect(container).toBeEmptyDOMElement();
});

test('a part that only a newer body has is shown when that body comes', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { rerender, user } = renderUi(
    <>
      <Link to="#clan5">Član 5</Link>
      {page('<p>staro</p>')}
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Član 5' }));
  expect(scroll).not.toHaveBeenCalled();
  rerender(
    <>
      <Link to="#clan5">Član 5</Link>
      {page('<h2 id="clan5">novo</h2>')}
    </>,
  );
  expect(scroll).toHaveBeenCalledOnce();
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

const isLeftToBrowser = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

test('a file of the own host, a download and a path no screen has stay with the browser', () => {
  renderUi(
    page(
      `<a href="${location.origin}/bs/cjenovnik.XLSX">potpuno</a> ` +
        `<a href="/bs/7/obrazac" download>preuzmi</a> <a href="${location.origin}//kontakt">dvostruko</a> ` +
        `<a href="/bs/kontakt">kontakt</a> <a href="//drugi.example/x">bez veze</a>`,
    ),
  );
  for (const name of ['potpuno', 'preuzmi', 'dvostruko']) expect(isLeftToBrowser(name)).toBe(true);
  fireEvent.click(screen.getByText('bez veze'));
  expect(screen.getByText('bez veze')).not.toHaveAttribute('href');
  expect(isLeftToBrowser('kontakt')).toBe(false);
});

test('a slug with a number after its dot is a screen', () => {
  renderUi(page('<a href="/bs/12/pravilnik-br.5">pravilnik</a>'));
  expect(isLeftToBrowser('pravilnik')).toBe(false);
});

test('under a path prefix links lead to the screens of the portal, with and without the prefix as written', async () => {
  const { user } = renderUi(
    page('<a href="/portal/bs/kontakt">s osnovom</a> <a href="/bs/kontakt">bez osnove</a> <a href="/drugo">drugo</a>'),
    'bs',
    '/portal',
  );
  expect(screen.getByRole('link', { name: 'bez osnove' })).toHaveAttribute('href', '/portal/bs/kontakt');
  expect(isLeftToBrowser('drugo')).toBe(true);
  await user.click(screen.getByRole('link', { name: 's osnovom' }));
  await user.click(await screen.findByRole('link', { name: 'Kontakt' }));
  await user.click(screen.getByRole('link', { name: 'bez osnove' }));
  expect(await screen.findByRole('link', { name: 'Kontakt' })).toBeInTheDocument();
});

test('headings get their level from the heading above them', () => {
  renderUi(<HtmlContent html="<h1>Prvi</h1><h4>Drugi</h4>" under={2} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Prvi' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 4, name: 'Drugi' })).toBeInTheDocument();
});

test('a picture that does not come is marked, so that its place shows what was meant', () => {
  renderUi(page('Slika: <img src="https://media.example/a.png" alt="Zgrada">'));
  const image = screen.getByRole('img', { name: 'Zgrada' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('data-broken');
});

test('only a table that is wider than its box takes the keyboard, as a group with the name of its caption or of the heading above it', () => {
  const observed = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      report: (entries: { target: Element }[]) => void;
      constructor(report: (entries: { target: Element }[]) => void) {
        this.report = report;
      }
      observe = (target: Element) => void observed.set(target, () => this.report([{ target }]));
      disconnect = () => {};
    },
  );
  const table = (inside: string) => `<table>${inside}<tr><td>1</td></tr></table>`;
  const html = `<h2>Naknade</h2>${table('')}${table('<caption>Kursna lista</caption>')}<h2>Rokovi</h2>`;
  renderUi(page(html));
  const boxes = screen.getAllByRole('table').map(({ parentElement }) => parentElement!);
  const isWide = (wide: boolean) => {
    for (const box of boxes) {
      Object.defineProperty(box, 'scrollWidth', { value: wide ? 900 : 300, configurable: true });
      Object.defineProperty(box, 'clientWidth', { value: 300, configurable: true });
      observed.get(box)?.();
    }
  };
  isWide(false);
  expect(screen.queryAllByRole('group')).toEqual([]);
  for (const box of boxes) expect(box).not.toHaveAttribute('tabindex');
  isWide(true);
  const regions = ['Naknade', 'Kursna lista'].map((name) => screen.getByRole('group', { name }));
  expect(regions).toEqual(boxes);
  for (const region of regions) expect(region).toHaveAttribute('tabindex', '0');
  isWide(false);
  expect(screen.queryAllByRole('group')).toEqual([]);
});
