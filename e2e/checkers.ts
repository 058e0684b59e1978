import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { CHECKER_ENGINES } from '../scripts/checker-engines.ts';

type Checker = 'axe' | 'Equal Access' | 'HTML_CodeSniffer' | 'html-validate';
/** A finding of a checker: its name of the rule, and the message with the place. */
type Finding = { checker: Checker; rule: string; text: string };

/** Exceptions with their reasons; everything else is fixed in the portal. `text` limits one to matching messages and places. */
const EXCEPTIONS: readonly { checker: Checker; rule: string; text?: RegExp; because: string }[] = [
  {
    checker: 'html-validate',
    rule: 'prefer-native-element',
    text: /nav > ul > li/,
    because: 'react-paginate, which is mandated, draws its pages as <a role="button">; keys and names are tested',
  },
  {
    checker: 'html-validate',
    rule: 'prefer-native-element',
    text: /body > div:nth-child\(\d+\) > div/,
    because: 'the gallery, which is mandated, builds its dialog of elements with roles',
  },
  {
    checker: 'html-validate',
    rule: 'prefer-native-element',
    text: /#template-creatorId-list/,
    because: 'thousands of creators, found by typing any part of a name: a combobox, which no native element is',
  },
  {
    checker: 'html-validate',
    rule: 'empty-heading',
    text: /#page-title/,
    because:
      'the name of an entity is drawn against harvesters (R2.4): an image with the name as its text, which axe reads',
  },
  {
    checker: 'html-validate',
    rule: 'wcag/h32',
    because: 'the template form has its submit button with its fields, which come with the first answer',
  },
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2',
    because: 'as wcag/h32',
  },
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H43.HeadersRequired',
    because: 'the headings of rows, columns and groups of a table carry `scope`, which says the same (technique H63)',
  },
  {
    checker: 'Equal Access',
    rule: 'table_headers_related',
    text: /scope="colgroup"|aria-hidden="true"/,
    because: 'groups of columns carry `scope`; the hatched gutter of 2022 is for the eye alone',
  },
  {
    checker: 'Equal Access',
    rule: 'aria_complementary_label_visible',
    because: 'the name is for the list of landmarks; what stands in it has visible headings of its own',
  },
  {
    checker: 'Equal Access',
    rule: 'element_attribute_deprecated',
    text: /http-equiv="Content-Security-Policy"/,
    because: 'it takes `http-equiv` for deprecated; HTML has no other way to write the policy of a document',
  },
  {
    checker: 'Equal Access',
    rule: 'combobox_active_descendant',
    because: '`aria-selected` says which option is chosen, `aria-activedescendant` where the keys are',
  },
];

/** Resolves its rules once, because that takes as long as checking a page. */
class RulesOnce extends StaticConfigLoader {
  #rules: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(...page: Parameters<StaticConfigLoader['getConfigFor']>) {
    return (this.#rules ??= super.getConfigFor(...page));
  }
}

/** The recommended rules of html-validate, without those about the form of the source, which a rendered page does not have. */
const rules = new RulesOnce({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'presentation-role-style': 'off',
    // All files are the portal's own, and the page's policy allows no others.
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Computed lengths and positions; the page's policy allows them to its own scripts only.
    'no-inline-style': 'off',
    // The style sheet keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // It ignores styles and treats a menu or filters as duplicated if their other form is hidden; Equal Access checks this for
    // visible ones.
    'unique-landmark': 'off',
    // Titles of news are written by the editors.
    'long-title': 'off',
  },
});
const validator = new HtmlValidate(rules);

/** Failures of WCAG 2.2 AA and best practices; the content of frames is another page. */
const AXE_OPTIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  iframes: false,
  // Only one rule needs the style sheets, which is experimental and not enabled.
  preload: { assets: ['media'] },
};

/** The frame is the same on every page; tests that have checked its states check only between header and footer. */
const FRAME = '#root > header, #root > footer';

const runAxe = (options: object) => `
  const context = { include: [['html']], exclude: isWhole ? [] : ${JSON.stringify(FRAME.split(', ').map((part) => [part]))} };
  for (const { id, nodes } of (await axe.run(context, ${JSON.stringify(options)})).violations)
    findings.push({ checker: 'axe', rule: id, text: nodes.map(({ target }) => target.join(' ')).join(' | ') });`;

/** HTML_CodeSniffer is no module and relies on undeclared names, so its program is injected into each document. */
const SNIFFER = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** What runs in the page, for failures only: no questions for a person ('potential', 'warning', 'notice'). */
type Look = { run: string; withSniffer: boolean; withMarkup: boolean };

const AXE: Look = { run: runAxe(AXE_OPTIONS), withSniffer: false, withMarkup: false };
const ALL: Look = {
  run: `${AXE.run}
  for (const part of parts)
    for (const { ruleId, message, snippet, path } of await equalAccess(part))
      findings.push({ checker: 'Equal Access', rule: ruleId, text: [message, snippet, path.dom].join(' ') });
  // It knows documents only.
  await new Promise((done) => HTMLCS.process('WCAG2AA', document, done));
  for (const { type, code, msg, element } of HTMLCS.getMessages())
    if (type === HTMLCS.ERROR && (isWhole || !element.closest?.('${FRAME}')))
      findings.push({ checker: 'HTML_CodeSniffer', rule: code, text: msg + ' ' + (element.outerHTML ?? '').slice(0, 200) });`,
  withSniffer: true,
  withMarkup: true,
};
/** Rules of axe about colours and sizes, which take half of its time. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];
const OF_WORDS: Look = {
  run: runAxe({ ...AXE_OPTIONS, rules: Object.fromEntries(OF_LOOKS.map((rule) => [rule, { enabled: false }])) }),
  withSniffer: false,
  withMarkup: true,
};

/** Findings of axe, IBM Equal Access, HTML_CodeSniffer and html-validate on the page as it is, without the exceptions above. */
export const wholeFindings = (page: Page): Promise<string[]> => findingsOf(page, ALL, true);

/** The same between header and footer. */
export const checkerFindings = (page: Page): Promise<string[]> => findingsOf(page, ALL, false);

/** Findings of axe alone between header and footer: for a page in another width, whose markup the others have checked. */
export const axeFindings = (page: Page): Promise<string[]> => findingsOf(page, AXE, false);

/** Findings of html-validate, and of axe without colours and sizes: ids, names and structure, which may differ between languages. */
export const wordFindings = (page: Page): Promise<string[]> => findingsOf(page, OF_WORDS, true);

/** A line for each finding. */
async function findingsOf(page: Page, { run, withSniffer, withMarkup }: Look, isWhole: boolean): Promise<string[]> {
  const evaluate = await worldOf(page);
  if (withSniffer && !(await evaluate(`typeof HTMLCS !== 'undefined'`))) await evaluate(`${SNIFFER}; null`);
  const answer = await evaluate(`(async () => {
    await import('/${CHECKER_ENGINES}');
    const findings = [];
    const isWhole = ${isWhole};
    const inFrame = (element) => element.matches('${FRAME}') || element.childElementCount === 0;
    const beside = [...document.body.children].filter(({ id, localName }) => id !== 'root' && localName !== 'script');
    const parts = isWhole ? [document] : [...document.getElementById('root').children, ...beside].filter((part) => !inFrame(part));
    ${run}
    const copy = document.documentElement.cloneNode(true);
    if (!isWhole) for (const part of copy.querySelectorAll('${FRAME}')) part.remove();
    return { findings, html: copy.outerHTML };
  })()`);
  const { findings, html } = answer as { findings: Finding[]; html: string };
  return [...linesOf(findings), ...(withMarkup ? await markupFindings(html) : [])];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The engines run in an isolated world of the document, out of reach of the page's policy and scripts; its name identifies it. */
async function worldOf(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'checkers' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  return async (expression) => {
    const how = { contextId, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, ...how });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
}

async function markupFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(`<!doctype html>${html}`);
  return linesOf(
    results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => ({
        checker: 'html-validate',
        rule: ruleId,
        text: `${message} ${selector ?? ''}`,
      })),
  );
}

const linesOf = (findings: readonly Finding[]) =>
  findings.filter((finding) => !isException(finding)).map(({ checker, rule, text }) => `${checker}, ${rule}: ${text}`);

function isException({ checker, rule, text }: Finding): boolean {
  return EXCEPTIONS.some(
    (known) => known.checker === checker && known.rule === rule && (known.text?.test(text) ?? true),
  );
}
