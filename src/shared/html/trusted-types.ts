/** The name the content security policy allows for markup. */
const POLICY = 'dompurify';

const makePolicy = () =>
  window.trustedTypes?.createPolicy(POLICY, {
    createHTML: (html: string) => html,
    createScriptURL: (_url: string) => '',
  }) ?? null;

let policy: ReturnType<typeof makePolicy> = null;

/**
 * The one Trusted Types policy for markup, made when first needed; `null` where the browser has none. Two may use it:
 * the sanitiser for what it has cleaned, and `stripHtml` for a document that runs nothing and is thrown away. It makes
 * no script addresses.
 */
export const htmlPolicy = () => (policy ??= makePolicy());
