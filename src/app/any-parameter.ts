/** The value that a document is rendered with for each parameter of its route; no slug has such a part. */
export const ANY_PARAMETER = '1';
/** The slug that the document for unknown addresses is rendered at. */
export const UNKNOWN_ADDRESS = '404';
