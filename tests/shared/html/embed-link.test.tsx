import { describe, expect, test } from 'vitest';
import { embedLink } from '#shared/html/embed-link.ts';

function link(markup: string): HTMLAnchorElement | null {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const element = page.body.firstElementChild;
  return element && embedLink(element, 'nova kartica');
}

describe('what editors embed by link', () => {
  test('is a card with its title and the name of the host', () => {
    const card = link('<iframe src="https://www.youtube.com/embed/x" title="Predaja izvještaja"></iframe>');
    expect(card?.getAttribute('href')).toBe('https://www.youtube.com/embed/x');
    expect([...(card?.children ?? [])].map((part) => part.textContent)).toEqual([
      'Predaja izvještaja',
      'youtube.com',
      ' (nova kartica)',
    ]);
    expect(card?.rel).toBe('noopener noreferrer');
    expect(card?.target).toBe('_blank');
    // The text about the tab is for those who cannot see the icon.
    expect(card?.querySelector('.visually-hidden')?.textContent).toBe(' (nova kartica)');
  });

  test('a title that says nothing is none', () => {
    for (const title of ['', 'title=""', 'title="  "']) {
      const card = link(`<iframe src="https://www.youtube.com/embed/x" ${title}></iframe>`);
      expect(card?.textContent, title).toBe('youtube.com (nova kartica)');
      expect(card?.querySelector('b'), title).toBeNull();
    }
  });

  test.each([
    '<iframe src="//player.vimeo.com/video/1"></iframe>',
    '<oembed url="https://vimeo.com/1"></oembed>',
    '<object data="https://vimeo.com/1"></object>',
  ])('%s as well', (markup) => expect(link(markup)?.textContent).toMatch(/vimeo\.com/));

  test.each([
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<b>x</b>"></iframe>',
    '<iframe src="/bs"></iframe>',
    '<p>x</p>',
  ])('%s leaves nothing', (markup) => expect(link(markup)).toBeNull());
});
