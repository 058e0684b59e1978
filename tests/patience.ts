/**
 * How long what is awaited may take, in milliseconds; waiting ends as soon as the condition is true. What never comes is told at
 * once while somebody waits for it; the machine that checks everything may be busy.
 */
export const PATIENCE = process.env['CI'] ? 60_000 : 5_000;
