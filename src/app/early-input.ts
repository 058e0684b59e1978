/** A field of a form. */
export type EntryField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field holds: its text, or whether it is selected. */
export type Entry = string | boolean;

/** What people did in the document before the portal listened to it; recorded by the inline script (`boot.ts`). */
export type EarlyInput = {
  /** Fields in the order they were first changed, each with what it held last. */
  fields: Map<EntryField, Entry>;
  /** The button pressed last. */
  button?: HTMLButtonElement;
  /** The event that was recorded last. */
  latest?: Event;
  /** React hears what reaches the frame of the page, and takes over for an event the part that it is meant for. */
  isHeard?: true;
};

declare global {
  // A property of the window can be declared by an interface only.
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** The frame of the page is taken over, its parts may still be waiting: what React hears from now on is not entered once more. */
export function frameListens(): void {
  if (window.earlyInput) window.earlyInput.isHeard = true;
}

/**
 * The portal listens now: the document is no longer busy, and what people typed, selected or pressed in it before is entered once
 * more, so that the page knows it. Does nothing the second time.
 */
export function enterEarlyInput(): void {
  const root = document.getElementById('root');
  if (!root?.hasAttribute('aria-busy')) return;
  root.removeAttribute('aria-busy');
  const early = window.earlyInput;
  delete window.earlyInput;
  if (!early) return;
  const { latest } = early;
  // React may have taken the page over for an event, which it then hears itself.
  const underWay = latest && latest.eventPhase !== Event.NONE ? latest : undefined;
  for (const [field, entry] of early.fields) {
    if (field === underWay?.target && !isText(field)) continue;
    const present = presentFor(field, root);
    if (present) enter(present, entry, field);
  }
  const last = [...early.fields.keys()].at(-1);
  if (last && !last.isConnected && document.activeElement === document.body) presentFor(last, root)?.focus();
  if (early.button && underWay?.type !== 'click') presentFor(early.button, root)?.click();
}

const isText = ({ type }: EntryField) => !/^(?:checkbox|radio|file|select)/.test(type);

/** The element itself, or, where the page was drawn anew, the only one of its kind and name. */
function presentFor<T extends EntryField | HTMLButtonElement>(element: T, root: HTMLElement): T | undefined {
  if (element.isConnected) return element;
  const same = [...root.querySelectorAll<T>(element.localName)].filter((one) => nameOf(one) === nameOf(element));
  return same.length === 1 ? same[0] : undefined;
}

function nameOf(element: EntryField | HTMLButtonElement): string {
  const own = element.getAttribute('aria-label') ?? '';
  const labels = labelsOf(element).map((label) => label.textContent);
  const text = element.localName === 'button' ? element.textContent : '';
  const value = element.type === 'radio' ? element.value : '';
  return [element.type, element.name, own, ...labels, text, value].join('|');
}

/** The labels of an element, also in a part of the document that was taken out of it: `labels` knows none there. */
function labelsOf(element: EntryField | HTMLButtonElement): HTMLLabelElement[] {
  const top = element.getRootNode() as ParentNode;
  return [...top.querySelectorAll('label')].filter(
    (label) => label.contains(element) || (label.htmlFor !== '' && label.htmlFor === element.id),
  );
}

/** Enters a value as a person would; React hears of a change only when the field held something else before. */
function enter(field: EntryField, entry: Entry, origin: EntryField): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(entry);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'file') {
    const { files } = origin as HTMLInputElement;
    if (field !== origin) (field as HTMLInputElement).files = files;
    if (files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof entry === 'boolean') {
    (field as HTMLInputElement).checked = !entry;
    field.click();
  } else enterText(field, entry);
}

function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React watches the property of the field itself: set there first what was drawn, then past it what was typed.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
}
