import type { AgencyLanguage } from '../call.ts';

/** A message from a visitor: its kind, language, and body without the captcha token. */
export type ReceivedMessage = {
  kind: 'contact' | 'feedback' | 'survey';
  language: AgencyLanguage;
  body: Readonly<Record<string, unknown>>;
};

const MOST_MESSAGES = 200;
const received: ReceivedMessage[] = [];

/** Stores a message; the oldest is removed when there are too many. */
export function storeMessage(message: ReceivedMessage): void {
  received.push(message);
  if (received.length > MOST_MESSAGES) received.shift();
}

/** The last 200 messages, oldest first. */
export function messagesReceived(): readonly ReceivedMessage[] {
  return [...received];
}

/** Forgets the messages. */
export function forgetMessages(): void {
  received.length = 0;
}
