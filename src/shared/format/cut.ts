import { lettersOf } from './letters.ts';

/**
 * Cuts a text to `limit` visible letters (P9) and adds `...` only when something was cut. Never cuts through an emoji or
 * a letter with a combining mark (A24).
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const letters = lettersOf(text);
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('').trimEnd()}...`;
}
