import { NOTE_DOWNLOADS } from './note-downloads.ts';

/** What is handed back and forth between a test and an element of a page; each driver has its own kind. */
export type Handle = object;

/** A role with the accessible name an element must have; a text is the whole name. */
export type Query = { role: string; name?: string | RegExp; within?: Query };

/** The little that the journeys need of a browser, so that the same journey runs in every engine. */
export type Driver = {
  /** 'Chromium', 'Firefox', 'WebKit'. */
  engine: string;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function in the page and hands back what it returns, as JSON. */
  run<Result>(body: string, ...values: unknown[]): Promise<Result>;
  /** The element that the body of a function returns in the page, or null. */
  element(body: string, ...values: unknown[]): Promise<Handle | null>;
  click(handle: Handle): Promise<void>;
  type(handle: Handle, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'): Promise<void>;
  upload(handle: Handle, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Opens a further tab; what is asked of the driver is asked of it from now on. */
  openTab(): Promise<void>;
  /** Goes to a tab by its place, from 0. */
  toTab(place: number): Promise<void>;
  /** Closes all tabs but the first. */
  closeTabs(): Promise<void>;
  close(): Promise<void>;
};

/** Longest wait for anything to appear. */
const PATIENCE = 40_000;
const STEP = 100;

/** How the page looks for an element: Testing Library is put into it once, then asked by role and name. */
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

/** The element once it stands where it stood when it was looked for before: what still moves would be missed. */
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

/** A page of one engine, in the words of a person: what is found by role and name, clicked, typed into, read. */
export class EnginePage {
  readonly driver: Driver;
  readonly #portal: string;
  readonly #library: string;

  constructor(driver: Driver, portal: string, library: string) {
    this.driver = driver;
    this.#portal = portal;
    this.#library = library;
  }

  /** Opens an address of the portal and waits until the app answers: its document alone can be seen, not used. */
  async open(path: string): Promise<void> {
    await this.driver.goto(`${this.#portal}${path}`);
    await this.until(`the page ${path}`, () =>
      this.driver.run(`
        const root = document.getElementById('root');
        return document.readyState === 'complete' && root !== null && !root.hasAttribute('aria-busy');`),
    );
  }

  /** Forgets everything stored, on a page where no app can write it anew. */
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

  /** Waits until something is so, and says what was waited for when it never is. */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE;
    let problem = '';
    while (Date.now() < end) {
      try {
        if (await isSo()) return;
      } catch (error) {
        // A page on its way to another one has no elements to ask.
        problem = ` (${error instanceof Error ? error.message : 'it failed'})`;
      }
      await new Promise((done) => setTimeout(done, STEP));
    }
    const text = await this.text().catch(() => '');
    throw new Error(`${this.driver.engine}: waited in vain for ${what}${problem}\n${text.slice(0, 1500)}`);
  }

  /** The element with a role and a name, as soon as there is one. */
  async find(query: Query, nth = 0): Promise<Handle> {
    let handle: Handle | null = null;
    await this.until(`${query.role} ${String(query.name ?? '')}`, async () => {
      handle = await this.#lookUp(query, nth);
      return handle !== null;
    });
    if (!handle) throw new Error('There is none.');
    return handle;
  }

  /** Whether there is such an element now. */
  async has(query: Query): Promise<boolean> {
    return (await this.#lookUp(query, 0)) !== null;
  }

  /** Clicks once: where the page moved or drew the element anew on the way there, the click met something else and is made again. */
  async click(query: Query, nth = 0): Promise<void> {
    await this.until(`a click on ${query.role} ${String(query.name ?? '')}`, async () => {
      const handle = await this.#lookUp(query, nth, FIND_STEADY);
      if (!handle) return false;
      await this.driver.click(handle);
      // A page that was left for another one has no note of it, or cannot be asked.
      return this.driver.run<boolean>('return window.hasMetTarget !== false;').catch(() => true);
    });
  }

  async write(query: Query, text: string): Promise<void> {
    // A field that still loads what it offers takes no text yet.
    await this.until(`a text in ${query.role} ${String(query.name ?? '')}`, async () => {
      const handle = await this.#lookUp(query, 0);
      if (handle) await this.driver.type(handle, text);
      return handle !== null;
    });
  }

  /** Chooses the option of a native select by its text. */
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

  /** Hands a file to an input of the page, found by its label: a file input has no role. */
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

  /** Waits until the address is so. */
  async isAt(address: RegExp): Promise<void> {
    await this.until(`the address ${String(address)}`, async () => address.test(await this.address()));
  }

  address(): Promise<string> {
    return this.driver.run('return location.href;');
  }

  /** What a person can read on the page. */
  text(): Promise<string> {
    return this.driver.run('return document.body.innerText;');
  }

  /** Notes from now on what the page offers as a download: its name, size and first two characters. */
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
