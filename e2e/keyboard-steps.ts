import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What a keyboard user sees of the focus; null when nothing on the page has it. */
type Focus = {
  name: string;
  /** An outline on the element, on its replacement (label, painted border) or on its stretched area. */
  marked: boolean;
  /** At least a part of it is in the window and not covered (WCAG 2.4.11). */
  uncovered: boolean;
};

function readFocus(): Focus | null {
  const focused = document.activeElement;
  if (!(focused instanceof Element) || focused === document.body) return null;
  const outlined = (element: Element | null, part?: string) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // The border of a focused canton is a separate path above all cantons.
  const onMap = [...(focused.closest('svg')?.querySelectorAll(':scope > path') ?? [])].some(
    (path) => getComputedStyle(path).strokeDasharray !== 'none' && path.getBoundingClientRect().width > 0,
  );
  const label = focused.closest('label') ?? (focused.id ? document.querySelector(`label[for="${focused.id}"]`) : null);
  const seen = focused.matches('input') && getComputedStyle(focused).opacity === '0' ? (label ?? focused) : focused;
  const box = seen.getBoundingClientRect();
  const points = [0.5, 0.1, 0.9].flatMap((across) =>
    [0.5, 0.1, 0.9].map((down) => [box.left + box.width * across, box.top + box.height * down] as const),
  );
  const owns = (hit: Element | null) =>
    hit !== null && (seen.contains(hit) || hit.contains(seen) || (label?.contains(hit) ?? false));
  const covers = (hit: Element | null) => hit !== null && hit !== document.documentElement && hit !== document.body;
  return {
    name: (focused.getAttribute('aria-label') ?? label?.textContent ?? focused.textContent ?? '').trim(),
    marked:
      outlined(focused) || outlined(focused, '::after') || outlined(label) || outlined(focused.parentElement) || onMap,
    uncovered: points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return covers(hit) && owns(hit);
    }),
  };
}

/** Expects a visible focus: marked, in the window, not covered. Retries while the page scrolls or is in a transition. */
export async function expectFocusSeen(page: Page): Promise<string> {
  const name = () => page.evaluate(readFocus);
  await expect.poll(name, 'the focus is visible').toMatchObject({ marked: true, uncovered: true });
  return (await name())?.name ?? '';
}

/**
 * Presses Tab (or Shift+Tab) until `target` has the focus, as a person would, and checks every stop on the way. Returns the
 * names of the stops in order, `target` last.
 */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', most = 60 } = {}): Promise<string[]> {
  await target.waitFor({ state: 'attached' });
  const stops: string[] = [];
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key);
    stops.push(await expectFocusSeen(page));
    if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement)))
      return stops;
  }
  throw new Error(`not reached with ${most} × ${key}: ${stops.join(' → ')}`);
}

/** Selects files in the system's dialog, which Enter or Space opens from the focused file input. */
export async function chooseFiles(
  page: Page,
  key: 'Enter' | 'Space',
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  // One round trip, so that the browser is ready to pass the dialog to the test.
  await page.evaluate(() => undefined);
  await page.keyboard.press(key);
  await (await opened).setFiles(files);
}
