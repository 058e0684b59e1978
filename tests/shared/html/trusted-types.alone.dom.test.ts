import { expect, test, vi } from 'vitest';
import { htmlPolicy } from '#shared/html/strip-html.ts';

test('where a browser requires trusted markup, one policy makes it, and no addresses of scripts', () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createHTML: (html: string) => string; createScriptURL: () => string }) => rules,
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(htmlPolicy()?.createHTML('<b>a</b>')).toBe('<b>a</b>');
  expect(htmlPolicy()?.createScriptURL('https://zlo.example/x.js')).toBe('');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('dompurify', expect.anything());
});
