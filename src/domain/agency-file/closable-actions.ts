/** Actions that can be closed without closing their screen. It is separate from the schemas, which are fetched with the file only. */
export const CLOSABLE_ACTIONS = ['check', 'submit', 'template', 'message', 'feedback', 'survey', 'listRun'] as const;
