export type SafeUrl = {
  kind: 'external' | 'mail' | 'tel' | 'internal' | 'none';
  /** Safe value for `href` (external, mail, tel) or a route name (internal); '' when there is no link. */
  href: string;
};

const NONE: SafeUrl = { kind: 'none', href: '' };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const MAIL = /^mailto:[^\s<>"'`\\:/]+@[^\s<>"'`\\:/]+$/i;
const TEL = /^tel:\+?[\d().\-/ ]{3,}$/i;
/**
 * A slug, a path, a query or an anchor, also with the dashes, quotation marks and signs of other languages. The first part may
 * hold no colon or entity, which could form a scheme.
 */
const CHARACTERS = String.raw`\p{L}\p{M}\p{N}\u00A1-\u00BF\u2010-\u2027\u2030-\u205E\u20A0-\u20CF\u2100-\u214F._~%!$'()*+,;=@ \-`;
const ROUTE = new RegExp(String.raw`^[${CHARACTERS}]*(?:[/?#][${CHARACTERS}:/?#&\[\]]*)?$`, 'u');

/** Ends of host names that editors write without a scheme: countries and the usual others, so that `pravilnik.pdf` is none. */
const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?!(?:js|gz|db)\b)(?:[a-z]{2}|com|org|net|info|edu|gov|int|mil|biz|name|pro|online|site|app|dev|bank|travel|museum)\.?`;
const HOST_ADDRESS = new RegExp(String.raw`^(?:www\.[^/?#@\\:]+|${HOST})(?::\d{1,5})?(?=[/?#]|$)`, 'iu');
const BARE_MAIL = new RegExp(String.raw`^[\p{L}\p{N}!$%&'*+.=^_|~\-]+@${HOST}(?=\?|$)`, 'iu');

/** Invisible characters, and the blanks that an address cannot hold; pasting from other programs adds them. */
const INVISIBLE = /\p{Cf}|[\t\r\n\u2028\u2029]/gu;

/**
 * The address that an editor meant (readings P2.7–2.12): without invisible characters, without blanks around it or in the part
 * that names scheme, host or mailbox; `www.` or a host name without a scheme, or with too few or too many slashes, gets one, and
 * so does a bare e-mail address.
 * Nothing is judged here: `safeUrl` does that with the result.
 */
export function repairAddress(raw: string): string {
  const text = raw.replace(INVISIBLE, '').trim();
  const close = text.replace(/^(?:mailto|https?)\s*:\s*/i, (scheme) => scheme.replace(/\s/g, ''));
  if (/^mailto:/i.test(close) || BARE_MAIL.test(close.replace(/^([^?]*)/, (address) => address.replace(/\s/g, '')))) {
    const [address = '', ...query] = close.split(/(?=\?)/);
    const bare = address.replace(/\s/g, '').replace(/^mailto:(?:\/\/)?/i, (scheme) => scheme.slice(0, 7));
    return (/^mailto:/i.test(bare) ? bare : `mailto:${bare}`) + query.join('').replace(/\s/g, '%20');
  }
  const [, scheme = '', slashes = '', rest = ''] = /^(https?:)?(\/*)(.*)$/isu.exec(close) ?? [];
  const [authority = ''] = /^[^/?#]*/.exec(rest) ?? [];
  const host = authority.replace(/\s/g, '');
  const address = `//${host}${rest.slice(authority.length)}`;
  if (scheme !== '' && slashes === '//') return scheme + address;
  // One slash begins a path of this host, unless a host's name as only people write it follows.
  const isHost = HOST_ADDRESS.test(host) && (scheme !== '' || slashes !== '/' || /^www\./i.test(host));
  return isHost ? (scheme || 'https:') + address : close;
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
 * What a url of the agency's content may become (P5 Links), after `repairAddress`: external when it starts with http in any case
 * and is a complete absolute address, mail, telephone, or the name of an internal route. Everything that could run code, leave
 * the portal unnoticed or confuse the router (`javascript:`, `data:`, `//host`, `/\host`, control characters) is `none`: show
 * the item as text (A25 to A28).
 */
export function safeUrl(raw: unknown): SafeUrl {
  if (typeof raw !== 'string') return NONE;
  const text = repairAddress(raw);
  if (text === '' || /\p{Cc}/u.test(text)) return NONE;
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
