import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  documentPolicy,
  headerFiles,
  headersFile,
  headersOf,
  nginxFrames,
} from '../../scripts/build/security-headers.ts';
import { headersFor, parseHeaders } from '../../scripts/headers-file.ts';

const SCRIPT = 'boot()';
const LIVE = {
  VITE_MAIN_API_URL: 'https://api.example.ba/main',
  VITE_IDENTITY_API_URL: 'https://id.example.ba/api',
  VITE_ENTITIES_API_URL: 'https://api.example.ba/entities',
  VITE_ACCOUNTS_API_URL: 'https://api.example.ba:8443/accounts',
  VITE_RECAPTCHA_SITE_KEY: '6Lc-real',
  VITE_MAPS_EMBED_URL: 'https://maps.example.ba/embed?q=1',
};

const policyOf = (environment: Record<string, string>) =>
  Object.fromEntries(
    contentSecurityPolicy(environment, SCRIPT)
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  ) as Record<string, string[]>;

describe('the policy of a build', () => {
  test('has nothing that csp_evaluator holds against it', () => {
    const parsed = new CspParser(headersOf(LIVE, SCRIPT)['Content-Security-Policy'] ?? '').csp;
    const findings = new CspEvaluator(parsed).evaluate();
    const serious = findings.filter(({ severity, value }) => severity <= Severity.MEDIUM && value !== "'self'");
    // The captcha's hosts are allowed by path, as its authors require; everything else must be clean.
    expect(serious.filter(({ value }) => !/google\.com|gstatic\.com/.test(value ?? ''))).toEqual([]);
  });

  test('allows one inline script, by its hash; a document allows of all styles only its own', () => {
    const policy = policyOf(LIVE);
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy['script-src']?.slice(0, 2)).toEqual(["'self'", hashOf(SCRIPT)]);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(documentPolicy('a{}').split('; ')).toEqual([
      `style-src 'self' ${hashOf('a{}')}`,
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  test('lets the page talk to the four APIs and to nobody else', () => {
    expect(policyOf({ ...LIVE, VITE_RECAPTCHA_SITE_KEY: 'demo' })['connect-src']).toEqual([
      "'self'",
      'https://api.example.ba',
      'https://id.example.ba',
      'https://api.example.ba:8443',
    ]);
  });

  test('opens frames only for the map, and for the captcha where it is used', () => {
    expect(policyOf({ ...LIVE, VITE_RECAPTCHA_SITE_KEY: 'demo' })['frame-src']).toEqual(['https://maps.example.ba']);
    expect(policyOf({ ...LIVE, VITE_MAPS_EMBED_URL: '', VITE_RECAPTCHA_SITE_KEY: '' })['frame-src']).toEqual([
      "'none'",
    ]);
    expect(policyOf(LIVE)['frame-src']).toContain('https://www.google.com/recaptcha/');
  });

  test('upgrades insecure requests unless the agency itself is on the loopback; nothing on the practice site, which also opens on a plain static server', () => {
    expect(policyOf(LIVE)).toHaveProperty('upgrade-insecure-requests');
    const onLoopback = { ...LIVE, VITE_MAIN_API_URL: 'http://127.0.0.1:5101/api' };
    const own = { VITE_MAIN_API_URL: '/practice-agency/main', VITE_IDENTITY_APP_URL: '/practice-agency/identity-app/' };
    for (const environment of [onLoopback, own])
      expect(policyOf(environment)).not.toHaveProperty('upgrade-insecure-requests');
  });
});

test('Trusted Types are enforced: by name without the live captcha, whose own names nobody promises', () => {
  const types = (environment: Record<string, string>) =>
    headersOf(environment, SCRIPT)['Content-Security-Policy']?.split('; ').slice(-2);
  expect(types({ ...LIVE, VITE_RECAPTCHA_SITE_KEY: 'demo' })).toEqual([
    "require-trusted-types-for 'script'",
    'trusted-types dompurify portal-script-url',
  ]);
  expect(types(LIVE)?.at(-1)).toBe("require-trusted-types-for 'script'");
  expect(headersOf(LIVE, SCRIPT)).not.toHaveProperty('Content-Security-Policy-Report-Only');
});

test('Trusted Types are only reported where the environment says so', () => {
  const headers = headersOf({ ...LIVE, TRUSTED_TYPES: 'report' }, SCRIPT);
  expect(headers['Content-Security-Policy']).not.toContain('trusted-types');
  expect(headers['Content-Security-Policy-Report-Only']).toContain("require-trusted-types-for 'script'");
});

test('on a static host pages and workers have the policy, other files only what a browser reads of them', () => {
  const rules = parseHeaders(headersFile(headersOf(LIVE, SCRIPT), ['assets/content.worker-1a2b.js']));
  const namesOf = (path: string) => [...headersFor(rules, path).keys()];
  const onAll = ['strict-transport-security', 'x-content-type-options', 'referrer-policy', 'cache-control'];
  const onPages = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];
  for (const path of ['/bs', '/icon.svg', '/assets/content.worker-1a2b.js'])
    expect(namesOf(path), path).toEqual(expect.arrayContaining([...onAll, ...onPages]));
  for (const path of ['/assets/core-1a2b.js', '/assets/core-1a2b.css', '/fonts/text.woff2'])
    expect(namesOf(path), path).toEqual(onAll);
  expect(headersFor(rules, '/assets/content.worker-1a2b.js').get('cache-control')).toContain('immutable');
});

test('the host must be reached by TLS for a year; what is below its name only where the setting says so', () => {
  const transport = (HSTS?: string) => headersOf({ ...LIVE, HSTS }, SCRIPT)['Strict-Transport-Security'];
  expect(transport()).toBe('max-age=31536000');
  expect(transport('max-age=600; includeSubDomains')).toBe('max-age=600; includeSubDomains');
  expect(transport('off')).toBeUndefined();
  expect(() => transport('yes')).toThrow('HSTS');
  expect(() => transport('max-age=1"; add_header X "1')).toThrow('HSTS');
});

describe('other sites', () => {
  const scripts = { inlineScript: SCRIPT, workers: ['assets/content.worker-1a2b.js'] };
  const framesOn = (environment: Record<string, string>, path: string) => {
    const policy = headersFor(parseHeaders(headerFiles(environment, '/', scripts)['_headers'] ?? ''), path);
    return /frame-ancestors ([^;]*);/.exec(policy.get('content-security-policy') ?? '')?.[1];
  };

  test('may show no page of the portal in a frame', () => {
    expect(framesOn(LIVE, '/bs/interaktivna-mapa')).toBe("'none'");
    expect(nginxFrames(LIVE, '/')).toBe('');
  });

  test('may show the map, and nothing else, where the setting names them', () => {
    const sites = 'https://novine.example.ba https://*.radio.example.ba';
    const environment = { ...LIVE, VITE_MAP_FRAMES: sites };
    for (const path of ['/bs/interaktivna-mapa', '/en/interactive-map', '/hr/interactive-map'])
      expect(framesOn(environment, path), path).toBe(sites);
    for (const path of ['/bs', '/bs/profil-pravnih-lica', '/assets/content.worker-1a2b.js'])
      expect(framesOn(environment, path), path).toBe("'none'");
    expect(headerFiles(environment, '/', scripts)['nginx-headers.conf']).toContain('frame-ancestors $portal_frames;');
    expect(nginxFrames(environment, '/portal/')).toContain(`  /portal/bs/interaktivna-mapa.html "${sites}";`);
  });
});
