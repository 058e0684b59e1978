import type { Page } from '@playwright/test';

/**
 * Does with the page what a translating browser does: replaces every text node by `<font><font>text</font></font>`, at once and
 * as texts appear, except inside `translate="no"` and `notranslate`. The words stay, so that texts can be compared.
 */
export async function translatePage(page: Page, { beforeHydration = false } = {}): Promise<void> {
  await page.addInitScript((early) => {
    const LEFT = 'script, style, noscript, textarea, select, title, font, [translate=no], .notranslate';
    const translate = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(LEFT)) return;
      // The element is deprecated, and still what browsers use.
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const inner = outer.cloneNode();
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const textsOf = (root: Node): Text[] => {
      if (root instanceof Text) return [root];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    const start = () => {
      textsOf(document.body).forEach(translate);
      new MutationObserver((changes) =>
        changes
          .flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target]))
          .flatMap(textsOf)
          .forEach(translate),
      ).observe(document.body, { subtree: true, childList: true, characterData: true });
      document.documentElement.dataset['translated'] = '';
    };
    document.addEventListener('DOMContentLoaded', () => {
      if (early) return start();
      const root = document.getElementById('root');
      const look = setInterval(() => {
        if (root?.hasAttribute('aria-busy')) return;
        clearInterval(look);
        start();
      }, 20);
    });
  }, beforeHydration);
}

/**
 * Texts that React keeps as nodes of their own, because they stand beside other nodes. React's mark tells its elements from the
 * markup of editors, whose nodes it does not touch.
 */
export function looseTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!parent || parent.childNodes.length < 2 || !textContent?.trim()) continue;
      if (!Object.keys(parent).some((key) => key.startsWith('__reactFiber'))) continue;
      found.push(`<${parent.localName}> ${textContent.trim()}`);
    }
    return found;
  });
}
