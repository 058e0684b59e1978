/** Actions that can be closed without closing their screen; no name is that of a route. It is separate from the schemas, which are fetched with the file only. */
export const CLOSABLE_ACTIONS = ['check', 'submit', 'template', 'message', 'feedback', 'answers', 'listRun'] as const;
