import { createHash } from 'node:crypto';
import { documentTable } from './document-table.ts';

export type Environment = Record<string, string | undefined>;

const CAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const CAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/** Trusted Types: the portal's two policies, for cleaned markup and for the addresses of scripts and workers. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types dompurify portal-script-url";
/** The live captcha creates policies under undocumented names, so Trusted Types are required, but the names are not restricted. */
const TRUSTED_TYPES_WITH_CAPTCHA = "require-trusted-types-for 'script'";

/** Whether the build uses the live captcha, not its replacement. */
const hasLiveCaptcha = ({ VITE_RECAPTCHA_SITE_KEY: key }: Environment) => Boolean(key) && key !== 'demo';

/** The name of an inline script or style in a policy. */
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const POLICY = 'Content-Security-Policy';
const NO_FRAMES = "'none'";

/** Who may show the map in a frame; null for nobody. */
const mapFrames = ({ VITE_MAP_FRAMES: frames }: Environment) => frames?.trim() || null;

/** Without a setting for this host only: a build cannot know what else the host's name has below it. */
const HSTS = 'max-age=31536000';

/** The policy of a document in its head, in addition to that of its header: of all inline styles it allows only its own. */
export const documentPolicy = (inlineStyle: string) =>
  `style-src 'self' ${hashOf(inlineStyle)}; style-src-attr 'unsafe-inline'`;

function originOf(url: string | undefined): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

/**
 * The Content-Security-Policy of a build: one source for nginx and static hosts (record 0006).
 *
 * @param inlineScript the only script that documents have inline.
 * @param frames who may show the document in a frame.
 */
export function contentSecurityPolicy(environment: Environment, inlineScript: string, frames = NO_FRAMES): string {
  const captcha = hasLiveCaptcha(environment);
  const apis = ['VITE_MAIN_API_URL', 'VITE_IDENTITY_API_URL', 'VITE_ENTITIES_API_URL', 'VITE_ACCOUNTS_API_URL'].flatMap(
    (name) => originOf(environment[name]),
  );
  // Media and images come from addresses in the content; on a loopback agency these are not https.
  const shown = [...apis, ...originOf(environment['VITE_IDENTITY_APP_URL'])];
  const plain = [...new Set(shown.filter((origin) => origin.startsWith('http:')))];
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frames],
    'script-src': ["'self'", hashOf(inlineScript), ...(captcha ? CAPTCHA_SCRIPTS : [])],
    'script-src-attr': ["'none'"],
    // Each document has other rules inline and allows only those (`documentPolicy`).
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:', ...plain],
    'media-src': ["'self'", 'https:', ...plain],
    'connect-src': [
      "'self'",
      ...new Set(apis),
      ...originOf(environment['VITE_ERROR_REPORTS_URL']),
      ...(captcha ? ['https://www.google.com/recaptcha/'] : []),
    ],
    'frame-src': [...(captcha ? CAPTCHA_FRAMES : []), ...originOf(environment['VITE_MAPS_EMBED_URL'])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
  };
  const policy = Object.entries(rules).map(
    ([name, values]) => `${name} ${values.length ? [...new Set(values)].join(' ') : "'none'"}`,
  );
  // Without an API on another host (the practice site) there is nothing to upgrade, and WebKit would upgrade even a loopback.
  const isSecure = apis.length > 0 && plain.length === 0;
  return [...policy, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/**
 * Every security header of a build by name. Trusted Types are enforced; `TRUSTED_TYPES=report` at build only reports them.
 * `HSTS` is the value of its header, or 'off'.
 */
export function headersOf(
  environment: Environment,
  inlineScript: string,
  frames: string = NO_FRAMES,
): Record<string, string> {
  const policy = contentSecurityPolicy(environment, inlineScript, frames);
  const transport = environment['HSTS']?.trim() || HSTS;
  if (!/^(?:off|max-age=\d+(?:; *includeSubDomains)?(?:; *preload)?)$/i.test(transport))
    throw new Error(`HSTS must be 'off' or begin with 'max-age=', but is '${transport}'.`);
  const types = hasLiveCaptcha(environment) ? TRUSTED_TYPES_WITH_CAPTCHA : TRUSTED_TYPES;
  const onlyReports = environment['TRUSTED_TYPES'] === 'report';
  return {
    [POLICY]: onlyReports ? policy : `${policy}; ${types}`,
    ...(onlyReports && { 'Content-Security-Policy-Report-Only': types }),
    ...(transport !== 'off' && { 'Strict-Transport-Security': transport }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  };
}

/** Headers evaluated only for pages and workers; on other files they would cost a kilobyte each, before the page's data. */
const PAGE_HEADERS = /^(?:Content-Security-Policy|Cross-Origin-Opener-Policy|Permissions-Policy)/;

type Headers = Readonly<Record<string, string>>;

/** The headers as nginx includes them. */
const nginxHeaders = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** The files in which nginx reads the headers: of documents and workers, and of scripts, sheets and fonts. */
function nginxFiles(headers: Headers): Record<'nginx-headers.conf' | 'nginx-file-headers.conf', string> {
  const ofFiles = Object.fromEntries(Object.entries(headers).filter(([name]) => !PAGE_HEADERS.test(name)));
  return { 'nginx-headers.conf': nginxHeaders(headers), 'nginx-file-headers.conf': nginxHeaders(ofFiles) };
}

/** What a build knows of its scripts: the one that documents have inline, and the files of workers. */
export type BuiltScripts = { inlineScript: string; workers: readonly string[] };

const withoutEndSlash = (base: string) => base.replace(/\/+$/, '');

/** The documents of the map, the only page that other sites may show in a frame. */
const mapDocuments = () => documentTable().filter(({ name }) => name === 'interactiveMap');

/** The same for static hosts; `ofMap` is the policy of the map's documents by path, where it is another. */
export function headersFile(
  headers: Headers,
  workers: readonly string[],
  ofMap: ReadonlyMap<string, string> = new Map(),
): string {
  const ofPages = Object.entries(headers).filter(([name]) => PAGE_HEADERS.test(name));
  const set = ([name, value]: [string, string]) => `  ${name}: ${value}`;
  const unset = ofPages.map(([name]) => `  ! ${name}`);
  return [
    '/*',
    ...Object.entries(headers).map(set),
    '  Cache-Control: no-cache',
    // A host joins the values of a header that two blocks set, and of two policies both apply.
    ...[...ofMap].flatMap(([path, policy]) => [path, `  ! ${POLICY}`, set([POLICY, policy])]),
    '/assets/*',
    ...unset,
    '  Cache-Control: public, max-age=31536000, immutable',
    ...workers.flatMap((file) => [`/${file}`, ...ofPages.map(set)]),
    '/fonts/*',
    ...unset,
    '  Cache-Control: public, max-age=604800',
    '',
  ].join('\n');
}

/** A map for nginx with who may show which document in a frame, read by the policy in `nginx-headers.conf`; '' for nobody. */
export function nginxFrames(environment: Environment, base: string): string {
  const frames = mapFrames(environment);
  if (!frames) return '';
  const lines = mapDocuments().map(({ file }) => `  ${withoutEndSlash(base)}/${file} "${frames}";`);
  return `map $portal_document $portal_frames {\n  default "${NO_FRAMES}";\n${lines.join('\n')}\n}\n`;
}

/** The files with the headers of a build: `_headers` for static hosts, two to include for nginx. */
export function headerFiles(
  environment: Environment,
  base: string,
  { inlineScript, workers }: BuiltScripts,
): Record<string, string> {
  const frames = mapFrames(environment);
  const headers = headersOf(environment, inlineScript);
  if (!frames) return { _headers: headersFile(headers, workers), ...nginxFiles(headers) };
  const policy = headersOf(environment, inlineScript, frames)[POLICY] ?? '';
  const paths = mapDocuments().flatMap(({ addresses }) => addresses.map((path) => withoutEndSlash(base) + path));
  return {
    _headers: headersFile(headers, workers, new Map(paths.map((path) => [path, policy]))),
    ...nginxFiles(headersOf(environment, inlineScript, '$portal_frames')),
  };
}
