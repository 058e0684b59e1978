// oxlint-disable no-script-url -- the addresses under test
import { act, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { heading, hrefOf, main } from '../page-parts.ts';

startAsFirstVisit();

describe('menu details (P2.7)', () => {
  test('show trail, title, description, the picture of the section and a card for every child; the older variant two levels deep, each indented', async () => {
    const { router } = await renderPage('/bs/details/7303/finansijski-profesionalci-new');
    await heading('Finansijski profesionalci');
    expect(document.title).toContain('Finansijski profesionalci');
    expect(main().getByText(/alati, obavještenja i pitanja iz prakse/)).toBeVisible();
    expect(document.querySelector('[data-motif]')).toHaveAttribute('data-motif', 'professionals');
    const trail = within(main().getByRole('navigation', { name: 'Putanja' }));
    expect(trail.getByText('Finansijski profesionalci').closest('a')).toBeNull();
    expect(hrefOf('Kalkulator veličine')).toBe('/bs/kalkulator-velicine');
    const outside = main().getByRole('link', { name: /Komora računovođa i revizora/ });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    expect(outside).toHaveAccessibleName(/otvara se u novoj kartici/);

    await router.navigate('/bs/details/7201/za-poslovne-subjekte');
    await heading('Za poslovne subjekte');
    expect(document.querySelectorAll('[data-level="1"] > li')).toHaveLength(2);
    expect(document.querySelector('[data-level="1"] [data-level="2"]')).not.toBeNull();
    expect(document.querySelector('[data-level="3"]')).toBeNull();
    expect(main().getByRole('link', { name: 'Rokovi predaje' })).toBeVisible();
  });

  test('cut the text of a card to 150 characters, show markup in titles as text (A17), hostile addresses as no link (A25) and a long archive in parts, as many after Back', async () => {
    publish([
      contentItem({ id: 1, contentTypeId: 11, title: '<b>Podebljano</b>' }),
      contentItem({ id: 2, parentId: 1, title: 'Dugo', content: `<p>${'a'.repeat(200)}</p>` }),
      contentItem({ id: 3, parentId: 1, title: 'Kratko', content: '<p>Sve <b>stoji</b> ovdje.</p>' }),
      contentItem({ id: 4, parentId: 1, contentTypeId: 7, title: 'Zlo', url: 'javascript:alert(1)' }),
      contentItem({ id: 10, contentTypeId: 11, title: 'Arhiva' }),
      ...Array.from({ length: 60 }, (_, at) => contentItem({ id: at + 11, parentId: 10, title: `Svezak ${at + 1}` })),
    ]);
    const { user, router } = await renderPage('/bs/details/1/x');
    await heading('<b>Podebljano</b>');
    expect(document.title).toContain('<b>Podebljano</b>');
    expect(main().getByText(`${'a'.repeat(150)}...`)).toBeVisible();
    expect(main().getByText('Sve stoji ovdje.')).toBeVisible();
    expect(main().getByText('Zlo').closest('a')).toBeNull();

    await router.navigate('/bs/details/10/arhiva');
    await heading('Arhiva');
    expect(main().queryByRole('link', { name: 'Svezak 60' })).toBeNull();
    await user.click(main().getByRole('button', { name: 'Prikažite još' }));
    // The button is gone after the last press.
    expect(main().getByRole('link', { name: 'Svezak 49' })).toHaveFocus();
    await user.click(main().getByRole('link', { name: 'Svezak 60' }));
    await heading('Svezak 60');
    await act(() => router.navigate(-1));
    await heading('Arhiva');
    expect(main().getByRole('link', { name: 'Svezak 60' })).toBeVisible();
  });

  test('say that there is nothing only where neither text, picture nor child is; root items and media are no children', async () => {
    publish([
      contentItem({ id: 1, title: 'Prazno', content: '<p>&nbsp;</p>' }),
      ...[5, 8, 9].map((contentTypeId) => contentItem({ id: contentTypeId, contentTypeId, parentId: 1 })),
      contentItem({ id: 2, contentTypeId: 8, title: 'Tekst', content: '<p>Sve stoji ovdje.</p>' }),
      contentItem({ id: 3, title: 'Slika', content: '<img src="https://slike.example/a.png">' }),
      contentItem({ id: 10, contentTypeId: 1, title: 'Starije', content: '<p></p>' }),
      contentItem({ id: 11, contentTypeId: 5, parentId: 10 }),
    ]);
    const { router } = await renderPage('/bs/details/1/x');
    for (const [id, title, isEmpty] of [
      [1, 'Prazno', true],
      [2, 'Tekst', false],
      [3, 'Slika', false],
      [10, 'Starije', true],
    ] as const) {
      await act(() => router.navigate(`/bs/details/${id}/x`));
      await heading(title);
      expect(main().queryByText('Ovdje još nema sadržaja') !== null, title).toBe(isEmpty);
    }
  });
});
