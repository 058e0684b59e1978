import type { Plugin } from 'vite';

const LIB = 'react-router/dist/production/lib';
/** What the portal never gives the router, or has its own of: file of the router, what stands there, what stands there instead. */
const UNUSED: Readonly<Record<string, readonly (readonly [what: string | RegExp, instead: string])[]>> = {
  [`${LIB}/dom/lib.js`]: [
    // Links and forms: that they are made by a call, and named for developer tools, counts as work that may not be left undone.
    [/= (?=React\$1\.forwardRef\()/g, '= /* @__PURE__ */ '],
    [/^\w+\.displayName = .*$/gm, ''],
    // State that a server would have rendered.
    ['|| parseHydrationData()', ''],
  ],
  [`${LIB}/router/router.js`]: [
    [/\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy|hydrationData)\b/g, 'undefined'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
    // What forms submit to actions, and data that is fetched beside navigations: calls are made by the one api.
    ['!isSubmissionNavigation(opts)', 'true'],
    ['isMutationMethod(submission.formMethod)', 'false'],
    [/\bopts\.submission\b/g, 'undefined'],
    ['\n\t\tfetch,\n', '\n'],
  ],
  // Components of a server.
  [`${LIB}/hooks.js`]: [[/\bthis\.context\b/g, 'false']],
};

/** Lets the bundler leave out what the portal does not use of the router: some twenty kilobytes. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'portal:unused-router-parts',
    apply: 'build',
    transform(code, id) {
      const file = Object.keys(UNUSED).find((name) => id.endsWith(name));
      if (!file) return null;
      const used = (UNUSED[file] ?? []).reduce((before, [what, instead]) => {
        const after = before.replaceAll(what, instead);
        if (after === before) this.error(`${file} is written in another way: ${what}`);
        return after;
      }, code);
      return { code: used, map: null };
    },
  };
}
