export type EntryField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Content of a field: its text, or whether it is selected. */
export type Entry = string | boolean;

/** What people did in the document before the portal handled events; recorded by the inline script (`boot.ts`). */
export type EarlyInput = {
  /** Changed fields in the order of their first change, each with its last content. */
  fields: Map<EntryField, Entry>;
  /** The button pressed last. */
  button?: HTMLButtonElement;
  /** The event that was recorded last. */
  latest?: Event;
  /**
   * Set once React handles events: the frame is hydrated, and React hydrates any other part at once when an event targets it.
   * Such events are handled by React itself and must not be replayed.
   */
  isHeard?: true;
};

declare global {
  // Only an interface can extend Window.
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Marks the frame as hydrated; parts of the page may still wait. Events that React handles from now on are not replayed. */
export function frameListens(): void {
  if (window.earlyInput) window.earlyInput.isHeard = true;
}

/**
 * Replays early input, once the page is hydrated: the document is no longer busy, and everything typed, selected or pressed
 * before is entered again, so that React handles it. Does nothing when called again.
 */
export function enterEarlyInput(): void {
  const root = document.getElementById('root');
  if (!root?.hasAttribute('aria-busy')) return;
  root.removeAttribute('aria-busy');
  const early = window.earlyInput;
  delete window.earlyInput;
  if (!early) return;
  const { latest } = early;
  // This event may have triggered the hydration; React then handles it itself.
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

/** The element itself or, when the page was rendered again, the only element with the same tag and name. */
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

/** The labels of an element. The property `labels` is empty for an element that was removed from the document. */
function labelsOf(element: EntryField | HTMLButtonElement): HTMLLabelElement[] {
  const top = element.getRootNode() as ParentNode;
  return [...top.querySelectorAll('label')].filter(
    (label) => label.contains(element) || (label.htmlFor !== '' && label.htmlFor === element.id),
  );
}

/** Enters a value as a person would; React reports a change only when the field held another value before. */
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
  // React tracks values set through the field's own property: set the rendered value there, then the typed one past it.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
}
