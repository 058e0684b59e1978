export type SafeUrl = {
  kind: 'external' | 'mail' | 'tel' | 'internal' | 'none';
  /** Safe value for `href` (external, mail, tel) or a route name (internal); '' when there is no link. */
  href: string;
};

const NONE: SafeUrl = { kind: 'none', href: '' };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const MAIL = /^mailto:[^\s<>"'`\\:/]+@[^\s<>"'`\\:/]+$/i;
const TEL = /^tel:\+?[\d().\-/ ]{3,}$/i;
/** A slug, a path, a query or an anchor. The first part may hold no colon or entity, which could form a scheme. */
const ROUTE = /^(?:[\p{L}\p{M}\p{N}._~%!$'()*+,;=@ -]*)(?:[/?#][\p{L}\p{M}\p{N}._~%!$'()*+,;=@:/?#&[\] -]*)?$/u;

function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text);
}

function external(text: string): SafeUrl {
  // Browsers accept 'http:evil' and 'http:///evil'; require two slashes and a host (A27).
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return NONE;
  const url = new URL(text);
  // 'https://bank@evil' looks like one host and opens another.
  if (url.hostname === '' || url.username !== '' || url.password !== '') return NONE;
  return { kind: 'external', href: url.href };
}

/**
 * What a url of the agency's content may become (P5 Links): external when it starts with http in any case and is a complete
 * absolute address, mail, telephone, or the name of an internal route. Everything that could run code, leave the portal
 * unnoticed or confuse the router (`javascript:`, `data:`, `//host`, `/\host`, control characters) is `none`: show the item as
 * text (A25 to A28).
 */
export function safeUrl(raw: unknown): SafeUrl {
  if (typeof raw !== 'string') return NONE;
  const text = raw.trim();
  if (text === '' || hasControls(text)) return NONE;
  if (/^http/i.test(text)) return external(text);
  if (MAIL.test(text)) return { kind: 'mail', href: text };
  if (TEL.test(text)) return { kind: 'tel', href: text };
  if (SCHEME.test(text) || text.includes('\\') || /^[^?#]*\/\//.test(text) || !ROUTE.test(text)) return NONE;
  return { kind: 'internal', href: text };
}

const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i;

/** The address of an image that may be shown: http(s) or an inline raster image; `null` for anything else (show a placeholder). */
export function imageSource(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  if (DATA_IMAGE.test(text)) return text;
  const { kind, href } = safeUrl(text);
  return kind === 'external' ? href : null;
}
