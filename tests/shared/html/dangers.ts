const FORBIDDEN =
  'script, style, iframe, object, embed, form, input, button, textarea, select, option, label, fieldset, dialog, marquee, ' +
  'template, map, area, :not(video, audio) > source, track, svg, math, base, meta, link, noscript, title, xmp';

const FORBIDDEN_NAME =
  /^(on.*|style|srcset|srcdoc|formaction|action|background|ping|popover.*|contenteditable|autofocus|autoplay|usemap|data-.*|xlink.*)$/;
const HARMLESS_HREF = /^(https?:\/\/[^\s/\\@]+([/?#]|$)|mailto:|tel:|#|\/(?![/\\])|\?|[\p{L}\p{N}])/u;
const HARMLESS_SOURCE = /^(https?:\/\/|data:image\/(png|jpe?g|gif|webp);)/;
const RUNS = /^(javascript|vbscript|data:text|blob|file):?/i;

function isDangerous(element: Element, name: string, value: string): boolean {
  if (FORBIDDEN_NAME.test(name)) return true;
  if (name === 'href') return !HARMLESS_HREF.test(value) || RUNS.test(value.replace(/[\s\p{Cc}]/gu, ''));
  if (name === 'src' || name === 'poster') return !HARMLESS_SOURCE.test(value);
  if (name === 'id' || name === 'name') return !value.startsWith('user-content-');
  return name === 'target' && element.getAttribute('rel') !== 'noopener noreferrer';
}

/**
 * Everything in cleaned markup that could still run, submit, cover the page or imitate it; empty when it is harmless. An `is`
 * attribute may stay: browsers serialise it from a parsed element, and it means nothing without custom elements.
 */
export function dangers(box: HTMLElement): string[] {
  const elements = [...box.querySelectorAll(FORBIDDEN)].map((element) => `<${element.nodeName}>`);
  const attributes = [...box.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => isDangerous(element, name.toLowerCase(), value))
      .map(({ name, value }) => `${element.nodeName} ${name}="${value}"`),
  );
  return [...elements, ...attributes];
}
