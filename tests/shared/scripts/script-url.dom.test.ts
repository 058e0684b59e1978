import { expect, test } from 'vitest';
import { allowedScriptUrl } from '#shared/scripts/script-url.ts';

test('the policy for script addresses lets the captcha and own workers through and nothing else', () => {
  for (const url of [
    'https://www.google.com/recaptcha/api.js?render=explicit',
    '/assets/quick-look.worker-Bx12.js',
    `${location.origin}/src/quick-look.worker.ts?worker_file&type=module`,
  ])
    expect(allowedScriptUrl(url)).toBe(url);
  for (const url of [
    'https://www.google.com.evil.example/recaptcha/api.js?',
    'http://www.google.com/recaptcha/api.js?',
    'https://www.google.com/other.js?',
    'https://evil.example/quick-look.worker.js',
    '//evil.example/quick-look.worker.js',
    '/assets/start.js',
    'data:text/javascript,1',
    'blob:https://portal.example/worker.js',
  ])
    expect(() => allowedScriptUrl(url), url).toThrow(TypeError);
});
