import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';

/** An element by role and accessible name; a string must match the whole name. */
export type Query = { role: string; name?: string | RegExp; within?: Query };

/** A query as it is sent to the page. */
type SentQuery = { role: string; name?: string; pattern?: { source: string; flags: string }; within?: SentQuery };

/** The functions of a browser that the journeys need; each has its own kind of `Handle` of an element. */
export type Driver<Handle = object> = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  inject(script: string): Promise<void>;
  /** Runs a function in the page; values and result are JSON. */
  run<Result, Values extends unknown[]>(inPage: (...values: Values) => Result, ...values: Values): Promise<Result>;
  /** The element that a function in the page returns, or null. */
  element<Values extends unknown[]>(
    inPage: (...values: Values) => Element | null,
    ...values: Values
  ): Promise<Handle | null>;
  click(element: Handle): Promise<void>;
  type(element: Handle, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'): Promise<void>;
  upload(element: Handle, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Opens another tab, which the driver then controls. */
  openTab(): Promise<void>;
  /** Switches to a tab by its index, from 0. */
  toTab(place: number): Promise<void>;
  close(): Promise<void>;
};

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    findAll: (query: SentQuery) => HTMLElement[];
    lastPlace?: string;
    wasHit?: boolean;
    offered?: { name: string; start: string; size: number }[];
    mark?: boolean;
  }
}

const { resolve } = createRequire(import.meta.url);
const LIBRARY = readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

function sent({ role, name, within }: Query): SentQuery {
  return {
    role,
    ...(typeof name === 'string' && { name }),
    ...(name instanceof RegExp && { pattern: { source: name.source, flags: name.flags } }),
    ...(within && { within: sent(within) }),
  };
}

/** A page of one engine from a person's view: find by role and name, click, type, read. */
export class EnginePage {
  readonly driver: Driver;
  readonly #portal: string;

  constructor(driver: Driver, portal: string) {
    this.driver = driver;
    this.#portal = portal;
  }

  /** Opens an address of the portal and waits until the app is ready: its document alone can be seen, but not used. */
  async open(path: string): Promise<void> {
    await this.driver.goto(`${this.#portal}${path}`);
    await this.until(`the page ${path} is ready`, () =>
      this.driver.run(
        () => document.readyState === 'complete' && document.querySelector('#root:not([aria-busy])') !== null,
      ),
    );
  }

  /** Waits until a condition is true; a page that is navigating cannot be asked, and is asked again. */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    await expect(async () => expect(await isSo(), what).toBe(true)).toPass();
  }

  /** Waits until the element exists. */
  async find(query: Query): Promise<void> {
    await this.until(`${query.role} ${String(query.name)}`, () => this.has(query));
  }

  /** Whether the element exists now. */
  async has(query: Query): Promise<boolean> {
    await this.#provide();
    return this.driver.run((wanted) => window.findAll(wanted).length > 0, sent(query));
  }

  /** Clicks once the element has not moved between two looks; if the click hit something else nevertheless, it clicks again. */
  async click(query: Query): Promise<void> {
    await this.until(`a click on ${query.role} ${String(query.name)}`, async () => {
      await this.#provide();
      const element = await this.driver.element((wanted) => {
        const [target] = window.findAll(wanted);
        if (!target) return null;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const place = JSON.stringify([wanted, target.getBoundingClientRect()]);
        const isStill = window.lastPlace === place;
        window.lastPlace = isStill ? '' : place;
        window.wasHit = false;
        const targets = [target, ...((target as HTMLInputElement).labels ?? [])];
        const note = (event: Event) => (window.wasHit ||= targets.some((one) => one.contains(event.target as Node)));
        document.addEventListener('click', note, { capture: true });
        return isStill ? target : null;
      }, sent(query));
      if (!element) return false;
      await this.driver.click(element);
      // After navigation the page has no record of the click, or cannot be asked.
      return this.driver.run(() => window.wasHit !== false).catch(() => true);
    });
  }

  /** Replaces the text of a field; one that is still loading its options accepts none. */
  async write(query: Query, text: string): Promise<void> {
    await this.until(`a text in ${query.role} ${String(query.name)}`, async () => {
      await this.#provide();
      const element = await this.driver.element((wanted) => window.findAll(wanted)[0] ?? null, sent(query));
      if (element) await this.driver.type(element, text);
      return element !== null;
    });
  }

  /** Selects the option of a native select by its text. */
  async choose(query: Query, option: RegExp): Promise<void> {
    await this.until(`the option ${String(option)}`, async () => {
      await this.#provide();
      return this.driver.run(
        (wanted, text) => {
          const [select] = window.findAll(wanted) as HTMLSelectElement[];
          const found = [...(select?.options ?? [])].find((one) => new RegExp(text).test(one.text));
          if (!select || !found) return false;
          select.value = found.value;
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
          return true;
        },
        sent(query),
        option.source,
      );
    });
  }

  /** Passes a file to an input found by its label, because file inputs have no role. */
  async upload(label: RegExp, path: string): Promise<void> {
    await this.until(`a file input ${String(label)}`, async () => {
      await this.#provide();
      const element = await this.driver.element(
        (text) =>
          window.TestingLibraryDom.queryAllByLabelText<HTMLInputElement>(document.body, new RegExp(text)).find(
            (input) => input.type === 'file' && !input.disabled,
          ) ?? null,
        label.source,
      );
      if (element) await this.driver.upload(element, path);
      return element !== null;
    });
  }

  /** Waits until the page shows a text. */
  async sees(text: RegExp): Promise<void> {
    await this.until(`the text ${String(text)}`, async () => text.test(await this.text()));
  }

  /** Waits until the address matches. */
  async isAt(address: RegExp): Promise<void> {
    await this.until(`the address ${String(address)}`, async () =>
      address.test(await this.driver.run(() => location.href)),
    );
  }

  /** The visible text of the page. */
  text(): Promise<string> {
    return this.driver.run(() => document.body.innerText);
  }

  /** Waits until the page offers a workbook of at least `size` bytes after `press`; nothing is saved. */
  async offersWorkbook(size: number, press: () => Promise<void>): Promise<void> {
    await this.driver.run(() => {
      const blobs = new Map<string, Blob>();
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        const url = create(blob);
        blobs.set(url, blob);
        return url;
      };
      const offered: Window['offered'] = (window.offered = []);
      const note = (anchor: HTMLAnchorElement) => {
        const blob = blobs.get(anchor.href);
        if (!anchor.download || !blob) return;
        void blob
          .slice(0, 2)
          .text()
          .then((start) => offered.push({ name: anchor.download, start, size: blob.size }));
      };
      // A link outside of the document is clicked in one of these two ways.
      HTMLAnchorElement.prototype.click = function () {
        note(this);
        HTMLElement.prototype.click.call(this);
      };
      HTMLAnchorElement.prototype.dispatchEvent = function (event) {
        if (event.type === 'click') note(this);
        return EventTarget.prototype.dispatchEvent.call(this, event);
      };
    });
    await press();
    const isWorkbook = (least: number) =>
      window.offered?.some((one) => one.name.endsWith('.xlsx') && one.start === 'PK' && one.size > least) ?? false;
    await this.until('a workbook', () => this.driver.run(isWorkbook, size));
  }

  /** Each document needs the library that finds elements by role and name. */
  async #provide(): Promise<void> {
    if (await this.driver.run(() => window.findAll !== undefined)) return;
    await this.driver.inject(LIBRARY);
    await this.driver.run(() => {
      window.findAll = ({ role, name, pattern, within }) => {
        const wanted = pattern ? new RegExp(pattern.source, pattern.flags) : name;
        const roots = within ? window.findAll(within).slice(0, 1) : [document.body];
        return roots.flatMap((root) =>
          window.TestingLibraryDom.queryAllByRole(root, role, wanted === undefined ? {} : { name: wanted }),
        );
      };
    });
  }
}
