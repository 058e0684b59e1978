/** What a scan tells as it goes: element names without their prefix, attributes unread until asked for. */
export type XmlListener = {
  open?: (name: string, attributes: string) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Goes through XML once and tells of elements and texts. Spreadsheet parts need no more: no document type is read, so no
 * entity can be made up in one, and what is broken ends the scan quietly. There is no `DOMParser` in a worker, and the
 * parsers among the installed packages build whole trees or come with a validator that refuses what spreadsheets accept.
 */
export function scanXml(xml: string, { open, close, text }: XmlListener): void {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start < 0) return text?.(unescaped(xml.slice(at)));
    if (start > at) text?.(unescaped(xml.slice(at, start)));
    const special = skipped(xml, start);
    if (special) {
      if (special.content !== undefined) text?.(special.content);
      at = special.end;
      continue;
    }
    const end = tagEnd(xml, start);
    if (end < 0) return undefined;
    const tag = xml.slice(start + 1, end);
    const name = /^\/?([^\s/>]+)/.exec(tag)?.[1];
    if (name) {
      const local = name.slice(name.indexOf(':') + 1);
      if (tag.startsWith('/')) close?.(local);
      else {
        open?.(local, tag.slice(name.length));
        if (tag.endsWith('/')) close?.(local);
      }
    }
    at = end + 1;
  }
  return undefined;
}

/** The value of an attribute by its name without prefix; '' when it is not there. */
export function attributeOf(attributes: string, name: string): string {
  for (const [, key = '', double, single] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (key.slice(key.indexOf(':') + 1) === name) return unescaped(double ?? single ?? '');
  return '';
}

/** Comments, instructions, declarations and raw text; only the last has a content. */
function skipped(xml: string, start: number): { end: number; content?: string } | null {
  const until = (mark: string) => {
    const match = xml.indexOf(mark, start);
    return match < 0 ? xml.length : match + mark.length;
  };
  if (xml.startsWith('<!--', start)) return { end: until('-->') };
  if (xml.startsWith('<![CDATA[', start)) {
    const end = until(']]>');
    return { end, content: xml.slice(start + 9, end - 3) };
  }
  if (xml.startsWith('<?', start)) return { end: until('?>') };
  return xml.startsWith('<!', start) ? { end: until('>') } : null;
}

/** Where a tag ends; a '>' inside an attribute's quotes is not its end. */
function tagEnd(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < xml.length; at++) {
    const sign = xml.charAt(at);
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
