import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate/node';

type Checker = 'axe' | 'Equal Access' | 'HTML_CodeSniffer' | 'html-validate';
/** What a checker found: its own name for the rule, and the message with the place. */
type Finding = { checker: Checker; rule: string; text: string };

/**
 * What is not a finding, and why. Everything else is mended in the portal. `text` narrows an exception to the message and the
 * place that match it.
 */
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
    rule: 'combobox_active_descendant',
    because: '`aria-selected` says which option is chosen, `aria-activedescendant` where the keys are',
  },
];

/** The rules of html-validate: all recommended ones, without those about how a source is written, which a rendered page has not. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'presentation-role-style': 'off',
    // Every file is the portal's own, and the policy of the page allows no other.
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Lengths and positions that are computed; the policy of the page allows them to its own scripts only.
    'no-inline-style': 'off',
    // The style sheet keeps a telephone number on one line.
    'tel-non-breaking': 'off',
    // It sees no styles, and takes a menu or filters for doubled of which the other form is not shown: Equal Access asks it of what is.
    'unique-landmark': 'off',
    // Titles of news are the editors'.
    'long-title': 'off',
  },
});

const resolve = createRequire(import.meta.url).resolve;
const sourceOf = (name: string) => readFileSync(resolve(name), 'utf8');

/** Failures of WCAG 2.2 AA and of good practice; what is framed is another page. */
const AXE_OPTIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  iframes: false,
  // The style sheets are read anew for one rule alone, which is experimental and not among those that run.
  preload: { assets: ['media'] },
};
const runAxe = (options: object) => `
  for (const { id, nodes } of (await axe.run(document, ${JSON.stringify(options)})).violations)
    findings.push({ checker: 'axe', rule: id, text: nodes.map(({ target }) => target.join(' ')).join(' | ') });`;

/** Run in the page: failures only, not the questions to a person ('potential', 'warning', 'notice') that the others ask as well. */
const inPage = (sources: readonly string[], run: string) => `${sources.join('\n')}
(async () => {
  const findings = [];
  ${run}
  return { findings, html: document.documentElement.outerHTML };
})()`;

/**
 * Equal Access writes down every rule that an element passes, and asks some sixty rules that have nothing but questions to a person: both are
 * left out. What fails is the same, and so is what other rules depend on: a rule that has nothing to say counts as passed.
 */
const FAILURES_ONLY = `
  const checker = new ace.Checker();
  const rules = Object.values(checker.engine.ruleMap);
  const awaited = new Set(rules.flatMap(({ dependencies }) => dependencies ?? []));
  for (const rule of rules) {
    const { run } = rule;
    const asksOnly = /\\bRule(?:Potential|Manual)\\b/.test(run) && !/\\bRuleFail\\b/.test(run) && !awaited.has(rule.id);
    rule.run = (...place) => {
      const results = asksOnly ? [] : [run.apply(rule, place) ?? []].flat();
      return results.every(({ value }) => value[1] === 'PASS') ? [] : results;
    };
  }`;
const AXE = sourceOf('axe-core/axe.min.js');
const ALL = inPage(
  [AXE, sourceOf('accessibility-checker-engine/ace.js'), sourceOf('html_codesniffer/build/HTMLCS.js')],
  `${runAxe(AXE_OPTIONS)}
  ${FAILURES_ONLY}
  const { results } = await checker.check(document, ['IBM_Accessibility']);
  for (const { ruleId, value, message, snippet, path } of results)
    if (value[1] === 'FAIL') findings.push({ checker: 'Equal Access', rule: ruleId, text: [message, snippet, path.dom].join(' ') });
  await new Promise((done) => HTMLCS.process('WCAG2AA', document, done));
  for (const { type, code, msg, element } of HTMLCS.getMessages())
    if (type === HTMLCS.ERROR)
      findings.push({ checker: 'HTML_CodeSniffer', rule: code, text: msg + ' ' + (element.outerHTML ?? '').slice(0, 200) });`,
);
const OF_WORDS = inPage([AXE], runAxe({ ...AXE_OPTIONS, rules: { 'color-contrast': { enabled: false } } }));

/** What axe, IBM Equal Access, HTML_CodeSniffer and html-validate find on the page as it stands, without the exceptions above. */
export const checkerFindings = (page: Page): Promise<string[]> => findingsOf(page, ALL);

/** What axe finds but for colours, and html-validate: ids, names and structure, which the languages of a page can differ in. */
export const wordFindings = (page: Page): Promise<string[]> => findingsOf(page, OF_WORDS);

/** A line for each finding. The engines run in a world of their own, which neither the policy of the page nor its scripts meet. */
async function findingsOf(page: Page, expression: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: world.executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    const { findings, html } = result.value as { findings: Finding[]; html: string };
    return [...linesOf(findings), ...(await markupFindings(html))];
  } finally {
    await session.detach();
  }
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
