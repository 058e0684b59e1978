import { onTestFinished } from 'vitest';

/** A page with unsaved results, and whether the browser would ask before `leave` leaves it, as `location.assign` does. */
export function leaveAsked() {
  const asked: boolean[] = [];
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  onTestFinished(() => window.removeEventListener('beforeunload', warn));
  return {
    asked,
    leave: () => void asked.push(!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
  };
}
