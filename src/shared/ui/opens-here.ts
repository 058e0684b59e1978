type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a press on a link opens it in this tab: with the main button, and without a key that asks for a new tab. */
export function opensHere({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
