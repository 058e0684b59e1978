import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { HtmlValidate } from 'html-validate/node';

/** What the checkers that run in the page leave there (their own types describe modules). */
declare global {
  interface Window {
    axe: typeof axeCore;
    ace: { Checker: new () => { check(part: Node, guidelines: string[]): Promise<{ results: EqualAccessResult[] }> } };
    HTMLCS: {
      ERROR: number;
      process(standard: string, part: Node, done: () => void): void;
      getMessages(): { type: number; code: string; msg: string; element: Element }[];
    };
  }
}
type EqualAccessResult = {
  ruleId: string;
  message: string;
  snippet: string;
  node: Node;
  path: { dom: string };
  value: [string, string];
};

type Checker = 'axe' | 'Equal Access' | 'HTML_CodeSniffer' | 'html-validate';
/** A finding of a checker: its name of the rule, and the message with the place. */
type Finding = { checker: Checker; rule: string; text: string };

/** Exceptions with their reasons; everything else is fixed in the portal. `text` limits one to matching messages and places. */
const EXCEPTIONS: readonly { checker: Checker; rule: string; text?: RegExp; because: string }[] = [
  {
    checker: 'html-validate',
    rule: 'prefer-native-element',
    text: /nav > ul > li/,
    because: 'react-paginate, which is mandated, renders its pages as <a role="button">; keys and names are tested',
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
    text: /<select> element #\S+-list$/,
    because: 'many creators or screens, found by typing any part of a name: a combobox, which no native element is',
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
    because: 'the name is for the list of landmarks; its content has visible headings of its own',
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
    because: '`aria-selected` says which option is selected, `aria-activedescendant` where the keys are',
  },
];

/** The recommended rules of html-validate, without those about the form of the source, which a rendered page does not have. */
const validator = new HtmlValidate({
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

/** WCAG 2.2 AA and best practices; the content of frames is another page. None of these rules needs the style sheets fetched beforehand. */
const AXE_OPTIONS = {
  preload: { assets: ['media'] },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
} satisfies axeCore.RunOptions;

/** The frame is the same on every page; tests that have checked its states check only between header and footer. */
const FRAME = '#root > header, #root > footer';

const source = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name), 'utf8');
/** The checkers that run in the page, by the name under which each is found there. */
const SOURCES = {
  axe: source('axe-core/axe.min.js'),
  ace: source('accessibility-checker-engine/ace-window.js'),
  HTMLCS: source('html_codesniffer/build/HTMLCS.js'),
};

/** Loads a checker into the page, once for each document. */
async function load(page: Page, name: keyof typeof SOURCES): Promise<void> {
  if (!(await page.evaluate((checker) => checker in window, name))) await page.evaluate(SOURCES[name]);
}

/** Findings of axe, IBM Equal Access, HTML_CodeSniffer and html-validate on the page as it is, without the exceptions above. */
export const wholeFindings = (page: Page): Promise<string[]> => findingsOf(page, FOUR, true);

/** The same between header and footer. */
export const checkerFindings = (page: Page): Promise<string[]> => findingsOf(page, FOUR, false);

/** Findings of axe alone: for a state that all four examine elsewhere. */
export const wholeAxeFindings = (page: Page): Promise<string[]> => findingsOf(page, [axe], true);

/** The same between header and footer. */
export const axeFindings = (page: Page): Promise<string[]> => findingsOf(page, [axe], false);

/** Findings of html-validate alone: ids, names and structure, all that may differ between languages. */
export const textFindings = (page: Page): Promise<string[]> => findingsOf(page, [htmlValidate], true);

type Check = (page: Page, isWhole: boolean) => Promise<Finding[]>;

const axe: Check = async (page, isWhole) => {
  await load(page, 'axe');
  return page.evaluate(
    async ([frame, whole, options]) => {
      const { violations } = await window.axe.run(whole ? document : { exclude: [frame] }, options);
      return violations.map(({ id, nodes }) => ({
        checker: 'axe' as const,
        rule: id,
        text: nodes.map(({ target }) => target.join(' ')).join(' | '),
      }));
    },
    [FRAME, isWhole, AXE_OPTIONS] as const,
  );
};

const equalAccess: Check = async (page, isWhole) => {
  await load(page, 'ace');
  return page.evaluate(
    async ([frame, whole]) => {
      const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
      const header = [...document.querySelectorAll(frame)];
      return results
        .filter(({ value, node }) => value[1] === 'FAIL' && (whole || !header.some((part) => part.contains(node))))
        .map(({ ruleId, message, snippet, path }) => ({
          checker: 'Equal Access' as const,
          rule: ruleId,
          text: `${message} ${snippet} ${path.dom}`,
        }));
    },
    [FRAME, isWhole] as const,
  );
};

const codeSniffer: Check = async (page, isWhole) => {
  await load(page, 'HTMLCS');
  return page.evaluate(
    async ([frame, whole]) => {
      await new Promise<void>((done) => window.HTMLCS.process('WCAG2AA', document, done));
      return window.HTMLCS.getMessages()
        .filter(({ type, element }) => type === window.HTMLCS.ERROR && (whole || !element.closest?.(frame)))
        .map(({ code, msg, element }) => ({
          checker: 'HTML_CodeSniffer' as const,
          rule: code,
          text: `${msg} ${(element.outerHTML ?? '').slice(0, 200)}`,
        }));
    },
    [FRAME, isWhole] as const,
  );
};

const htmlValidate: Check = async (page, isWhole) => {
  const html = await page.evaluate(
    ([frame, whole]) => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      if (!whole) for (const part of copy.querySelectorAll(frame)) part.remove();
      return copy.outerHTML;
    },
    [FRAME, isWhole] as const,
  );
  const { results } = await validator.validateString(`<!doctype html>${html}`);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      checker: 'html-validate',
      rule: ruleId,
      text: `${message} ${selector ?? ''}`,
    }));
};

const FOUR: readonly Check[] = [axe, equalAccess, codeSniffer, htmlValidate];

/** A line for each finding. */
async function findingsOf(page: Page, checks: readonly Check[], isWhole: boolean): Promise<string[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await check(page, isWhole)));
  return findings
    .filter((finding) => !isException(finding))
    .map(({ checker, rule, text }) => `${checker}, ${rule}: ${text}`);
}

function isException({ checker, rule, text }: Finding): boolean {
  return EXCEPTIONS.some(
    (known) => known.checker === checker && known.rule === rule && (known.text?.test(text) ?? true),
  );
}
