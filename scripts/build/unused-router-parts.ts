import type { Plugin } from 'vite';

const FILE = 'react-router/dist/production/lib/dom/lib.js';

/**
 * Lets the bundler leave out the links and forms of the router, which the portal has its own of. That they are made by a call, and
 * given a name for developer tools, counts as work that may not be left undone, and with them some ten kilobytes stay.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'portal:unused-router-parts',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith(FILE)) return null;
      const made = '= React$1.forwardRef(';
      if (!code.includes(made)) this.error(`${FILE} is written in another way.`);
      return {
        code: code.replaceAll(made, `= /* @__PURE__ */ ${made.slice(2)}`).replace(/^\w+\.displayName = .*$/gm, ''),
        map: null,
      };
    },
  };
}
