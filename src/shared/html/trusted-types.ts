type HtmlPolicy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };

type TrustedTypesWindow = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
    ) => HtmlPolicy;
  };
};

/** The name the content security policy allows for markup. */
const POLICY = 'dompurify';

let policy: HtmlPolicy | null | undefined;

/**
 * The one Trusted Types policy for markup, made when first needed; `null` where the browser has none. Two may use it:
 * the sanitiser for what it has cleaned, and `stripHtml` for a document that runs nothing and is thrown away. It makes
 * no script addresses.
 */
export function htmlPolicy(): HtmlPolicy | null {
  if (policy === undefined) {
    policy =
      (window as unknown as TrustedTypesWindow).trustedTypes?.createPolicy(POLICY, {
        createHTML: (html) => html,
        createScriptURL: () => '',
      }) ?? null;
  }
  return policy;
}
