import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Path under which the browser tests serve the engines, relative to the portal's root. */
export const CHECKER_ENGINES = 'assets/checker-engines.js';

/**
 * Equal Access records every rule that an element passes, and evaluates about sixty rules that only ask questions for a person;
 * both are left out. The failures are the same, and so is what other rules depend on: a rule without a result counts as passed.
 * Whether style sheets lock an element to an orientation is checked only if a sheet rotates anything, because that rule reads
 * the text of each element.
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
 * Writes axe and Equal Access (`equalAccess`) as one module. A page that imports it from the portal's own address reuses the
 * code compiled by an earlier page; injecting it into each page took a tenth of a second.
 */
export function writeCheckerEngines(path: string): void {
  const { resolve } = createRequire(import.meta.url);
  const script = (name: string) => readFileSync(resolve(name), 'utf8');
  // The engines are scripts that use the window as `this`.
  const engines = [script('axe-core/axe.min.js'), `${script('accessibility-checker-engine/ace.js')}\n${FAILURES_ONLY}`];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, engines.map((engine) => `(function () {${engine}\n}).call(globalThis);`).join('\n'));
}
