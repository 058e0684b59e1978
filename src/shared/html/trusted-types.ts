import { once } from '#shared/timing/once.ts';

/** Name of the policy for markup that the content security policy allows. */
const POLICY = 'dompurify';

/**
 * The one Trusted Types policy for markup, created on first use; `null` where the browser has none. Only two may use it: the
 * sanitiser for markup it has cleaned, and `stripHtml` for a document that runs nothing and is thrown away. It creates no
 * script addresses.
 */
export const htmlPolicy = once(
  () =>
    window.trustedTypes?.createPolicy(POLICY, {
      createHTML: (html: string) => html,
      createScriptURL: (_url: string) => '',
    }) ?? null,
);
