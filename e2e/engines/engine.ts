import { NOTE_DOWNLOADS } from './note-downloads.ts';

/** A reference to an element of a page; each driver has its own kind. */
export type Handle = object;

/** An element by role and accessible name; a string must match the whole name. */
export type Query = { role: string; name?: string | RegExp; within?: Query };

/** The functions of a browser that the journeys need, so that the same journey runs in every engine. */
export type Driver = {
  /** 'Chromium', 'Firefox', 'WebKit'. */
  engine: string;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function in the page and returns its result, as JSON. */
  run<Result>(body: string, ...values: unknown[]): Promise<Result>;
  /** The element that the body of a function returns in the page, or null. */
  element(body: string, ...values: unknown[]): Promise<Handle | null>;
  click(handle: Handle): Promise<void>;
  type(handle: Handle, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'): Promise<void>;
  upload(handle: Handle, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Opens another tab, which the driver then controls. */
  openTab(): Promise<void>;
  /** Switches to a tab by its index, from 0. */
  toTab(place: number): Promise<void>;
  /** Closes all tabs but the first. */
  closeTabs(): Promise<void>;
  close(): Promise<void>;
};

/** Longest wait for anything to appear. */
const PATIENCE = 40_000;
const STEP = 100;

/** Code that finds an element: Testing Library is injected once, then queried by role and name. */
const FIND = `
  const [query, nth] = values;
  const { queryAllByRole } = window.TestingLibraryDom;
  const named = ({ source, flags, text }) => (source === undefined ? text : new RegExp(source, flags));
  const inside = (query, root) => {
    const options = query.name ? { name: named(query.name) } : {};
    return queryAllByRole(root, query.role, options);
  };
  const roots = query.within ? inside(query.within, document.body).slice(0, 1) : [document.body];
  return roots.flatMap((root) => inside(query, root))[nth] ?? null;
`;

/** Finds an element only if it has not moved since it was last found, because a click on a moving element would miss. */
const FIND_STEADY = `
  const element = (() => { ${FIND} })();
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = JSON.stringify([values, x, y, width, height]);
  const isSteady = window.placeBefore === place;
  window.placeBefore = isSteady ? null : place;
  if (!isSteady) return null;
  const targets = [element, ...(element.labels ?? [])];
  window.hasMetTarget = false;
  document.addEventListener('click', ({ target }) => {
    if (targets.some((one) => one.contains(target))) window.hasMetTarget = true;
  }, { capture: true });
  return element;
`;

type SentQuery = { role: string; name?: { source?: string; flags?: string; text?: string }; within?: SentQuery };

function sent({ role, name, within }: Query): SentQuery {
  return {
    role,
    ...(name !== undefined && {
      name: typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags },
    }),
    ...(within && { within: sent(within) }),
  };
}

/** A page of one engine from a person's view: find by role and name, click, type, read. */
export class EnginePage {
  readonly driver: Driver;
  readonly #portal: string;
  readonly #library: string;

  constructor(driver: Driver, portal: string, library: string) {
    this.driver = driver;
    this.#portal = portal;
    this.#library = library;
  }

  /** Opens an address of the portal and waits until the app is ready: its document alone can be seen, but not used. */
  async open(path: string): Promise<void> {
    await this.driver.goto(`${this.#portal}${path}`);
    await this.until(`the page ${path}`, () =>
      this.driver.run(`
        const root = document.getElementById('root');
        return document.readyState === 'complete' && root !== null && !root.hasAttribute('aria-busy');`),
    );
  }

  /** Removes everything stored, on a page without an app that could write it again. */
  async startAnew(): Promise<void> {
    await this.driver.closeTabs();
    await this.driver.goto(`${this.#portal}/robots.txt`);
    await this.driver.run(`
      localStorage.clear();
      sessionStorage.clear();
      window.emptied = false;
      const remove = ({ name }) => new Promise((done) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = request.onerror = done;
      });
      indexedDB.databases().then((all) => Promise.all(all.map(remove))).then(() => { window.emptied = true; });
      return true;`);
    await this.until('an empty storage', () => this.driver.run('return window.emptied;'));
  }

  /** Waits until a condition is true; if it never is, the error says what was awaited. */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE;
    let problem = '';
    while (Date.now() < end) {
      try {
        if (await isSo()) return;
      } catch (error) {
        // A page that is navigating has no elements to query.
        problem = ` (${error instanceof Error ? error.message : 'it failed'})`;
      }
      await new Promise((done) => setTimeout(done, STEP));
    }
    const text = await this.text().catch(() => '');
    throw new Error(`${this.driver.engine}: waited in vain for ${what}${problem}\n${text.slice(0, 1500)}`);
  }

  /** Finds an element by role and name, waiting until it exists. */
  async find(query: Query, nth = 0): Promise<Handle> {
    let handle: Handle | null = null;
    await this.until(`${query.role} ${String(query.name ?? '')}`, async () => {
      handle = await this.#lookUp(query, nth);
      return handle !== null;
    });
    if (!handle) throw new Error('There is none.');
    return handle;
  }

  /** Whether the element exists now. */
  async has(query: Query): Promise<boolean> {
    return (await this.#lookUp(query, 0)) !== null;
  }

  /** Clicks once; if the page moved or replaced the element meanwhile, so that the click hit something else, it clicks again. */
  async click(query: Query, nth = 0): Promise<void> {
    await this.until(`a click on ${query.role} ${String(query.name ?? '')}`, async () => {
      const handle = await this.#lookUp(query, nth, FIND_STEADY);
      if (!handle) return false;
      await this.driver.click(handle);
      // After navigation the page has no record of the click, or cannot be queried.
      return this.driver.run<boolean>('return window.hasMetTarget !== false;').catch(() => true);
    });
  }

  async write(query: Query, text: string): Promise<void> {
    // A field that is still loading its options accepts no text.
    await this.until(`a text in ${query.role} ${String(query.name ?? '')}`, async () => {
      const handle = await this.#lookUp(query, 0);
      if (handle) await this.driver.type(handle, text);
      return handle !== null;
    });
  }

  /** Selects the option of a native select by its text. */
  async choose(query: Query, option: RegExp): Promise<void> {
    await this.until(`option ${String(option)}`, async () => {
      await this.#provide();
      return this.driver.run(
        `const [query, source] = values;
         const select = (() => { ${FIND.replace('const [query, nth] = values;', 'const nth = 0;')} })();
         const option = [...(select?.options ?? [])].find(({ text }) => new RegExp(source).test(text));
         if (!option) return false;
         select.value = option.value;
         select.dispatchEvent(new Event('input', { bubbles: true }));
         select.dispatchEvent(new Event('change', { bubbles: true }));
         return true;`,
        sent(query),
        option.source,
      );
    });
  }

  /** Passes a file to an input found by its label, because file inputs have no role. */
  async upload(label: RegExp, path: string): Promise<void> {
    let handle: Handle | null = null;
    await this.until(`a file input ${String(label)}`, async () => {
      await this.#provide();
      handle = await this.driver.element(
        `return window.TestingLibraryDom
           .queryAllByLabelText(document.body, new RegExp(values[0]))
           .find((input) => input.type === 'file' && !input.disabled) ?? null;`,
        label.source,
      );
      return handle !== null;
    });
    if (handle) await this.driver.upload(handle, path);
  }

  /** Waits until the page shows a text. */
  async sees(text: RegExp): Promise<void> {
    await this.until(`the text ${String(text)}`, async () => text.test(await this.text()));
  }

  /** Waits until the address matches. */
  async isAt(address: RegExp): Promise<void> {
    await this.until(`the address ${String(address)}`, async () => address.test(await this.address()));
  }

  address(): Promise<string> {
    return this.driver.run('return location.href;');
  }

  /** The visible text of the page. */
  text(): Promise<string> {
    return this.driver.run('return document.body.innerText;');
  }

  /** Records what the page offers as downloads from now on: name, size and first two characters. */
  async watchDownloads(): Promise<() => Promise<{ name: string; start: string; size: number }[]>> {
    await this.driver.run(NOTE_DOWNLOADS);
    return () => this.driver.run('return window.offeredDownloads;');
  }

  async #lookUp(query: Query, nth: number, find = FIND): Promise<Handle | null> {
    await this.#provide();
    return this.driver.element(find, sent(query), nth);
  }

  async #provide(): Promise<void> {
    const isThere = await this.driver.run<boolean>('return window.TestingLibraryDom !== undefined;');
    if (!isThere)
      await this.driver.run(`${this.#library}\n window.TestingLibraryDom ??= this.TestingLibraryDom; return true;`);
  }
}
