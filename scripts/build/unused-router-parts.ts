import type { Plugin } from 'vite';

const LIB = 'react-router/dist/production/lib';
/** Parts of the router that the portal does not use or has replaced: file of the router, original code, replacement. */
const UNUSED: Readonly<Record<string, readonly (readonly [what: string | RegExp, instead: string])[]>> = {
  [`${LIB}/dom/lib.js`]: [
    // Links and forms: creating and naming them counts as a side effect, so bundlers would keep them.
    [/= (?=React\$1\.forwardRef\()/g, '= /* @__PURE__ */ '],
    [/^\w+\.displayName = .*$/gm, ''],
    // State rendered by a server.
    ['|| parseHydrationData()', ''],
  ],
  [`${LIB}/router/router.js`]: [
    [/\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy|hydrationData)\b/g, 'undefined'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
    // Submissions of forms to actions, and data fetched outside navigations; the portal makes its calls through the one api.
    ['!isSubmissionNavigation(opts)', 'true'],
    ['isMutationMethod(submission.formMethod)', 'false'],
    [/\bopts\.submission\b/g, 'undefined'],
    ['\n\t\tfetch,\n', '\n'],
  ],
  // Server components.
  [`${LIB}/hooks.js`]: [[/\bthis\.context\b/g, 'false']],
};

/** Lets the bundler drop parts of the router that the portal does not use, about twenty kilobytes. */
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
