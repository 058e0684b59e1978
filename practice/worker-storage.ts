/** MSW looks for `localStorage` when it is loaded, for cookies. A worker has none, and an empty one stores nothing. */
Object.defineProperty(globalThis, 'localStorage', { value: {} });
