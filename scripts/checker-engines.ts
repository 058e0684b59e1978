import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Where the browser tests have the engines served, from the root of the portal. */
export const CHECKER_ENGINES = 'assets/checker-engines.js';

/**
 * Equal Access writes down every rule that an element passes, and asks some sixty rules that have nothing but questions to a person: both are
 * left out. What fails is the same, and so is what other rules depend on: a rule that has nothing to say counts as passed. Whether a query of
 * the style sheets locks an element to an orientation is asked only where one turns anything: the rule reads the text of each element.
 */
const FAILURES_ONLY = `
  const { engine, rulesetRules } = new ace.Checker();
  const rules = Object.values(engine.ruleMap);
  const awaited = new Set(rules.flatMap(({ dependencies }) => dependencies ?? []));
  const selected = rulesetRules.IBM_Accessibility.filter((id) => {
    const { run } = engine.ruleMap[id];
    return awaited.has(id) || /\\bRuleFail\\b/.test(run) || !/\\bRule(?:Potential|Manual)\\b/.test(run);
  });
  const withoutTurns = selected.filter((id) => id !== 'element_orientation_unlocked');
  for (const rule of rules) {
    const { run } = rule;
    rule.run = (...place) => {
      const results = [run.apply(rule, place) ?? []].flat();
      return results.every(({ value }) => value[1] === 'PASS') ? [] : results;
    };
  }
  const turns = ({ style }) => style?.rotate || /rotate|matrix/.test(style?.transform);
  globalThis.equalAccess = async (part) => {
    const isTurning = [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ media, cssRules }) => media && [...cssRules].some(turns)),
    );
    engine.enableRules(isTurning ? selected : withoutTurns);
    const { results } = await engine.run(part);
    return results.filter(({ value }) => value[1] === 'FAIL');
  };`;

/**
 * Writes axe and Equal Access (`equalAccess`) as one module. A page that imports it from the portal's own address has it compiled already
 * where a page before did; handed over with each page, it took a tenth of a second.
 */
export function writeCheckerEngines(path: string): void {
  const { resolve } = createRequire(import.meta.url);
  const script = (name: string) => readFileSync(resolve(name), 'utf8');
  // They are scripts, which take the window for `this`.
  const engines = [script('axe-core/axe.min.js'), `${script('accessibility-checker-engine/ace.js')}\n${FAILURES_ONLY}`];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, engines.map((engine) => `(function () {${engine}\n}).call(globalThis);`).join('\n'));
}
