/** What Chromium, Firefox and Safari say of a module they could not fetch, and Vite of a style sheet. */
const MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/**
 * Whether an error says that a file of the portal could not be fetched: the connection is lost, a deployment removed the file,
 * or an extension blocks it (faults G01, D11). Browsers have no other sign of it than the message.
 */
export const isMissingFile = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message);
