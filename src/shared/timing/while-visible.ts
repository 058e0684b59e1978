const MINUTE = 60_000;

/**
 * Calls back when the tab is or becomes visible, and once a minute while it is.
 *
 * @returns a function that stops it.
 */
export function whileVisible(callback: () => void): () => void {
  const call = () => {
    if (document.visibilityState === 'visible') callback();
  };
  call();
  const timer = setInterval(call, MINUTE);
  document.addEventListener('visibilitychange', call);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', call);
  };
}
