import { getByRole, getConfig } from '@testing-library/react';

const ROLES = 'Here are the accessible roles:';
const MOST_LINES = 60;

/**
 * What a query says that finds nothing (`getElementError` of Testing Library): the roles and names in the open dialog or the main
 * part of the page, and its texts when a text was looked for. By default an awaited query names nothing, and the others all elements.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error(isRepeating() ? (message ?? '') : withWhatIsThere(message ?? '', container));
  error.name = 'TestingLibraryElementError';
  return error;
}

function withWhatIsThere(message: string, container: Element): string {
  const [said = '', roles] = message.split(ROLES);
  const part = container.querySelector('dialog[open], [role="dialog"]') ?? container.querySelector('main') ?? container;
  if (roles === undefined && said.includes('no accessible roles')) return said;
  if (roles !== undefined && part === container) return `${said}${ROLES}\n${bounded(namesIn(roles))}`;
  const texts = said.includes(' text: ') ? ['Texts:', bounded(textsIn(part))] : [];
  return [said.trim(), '', rolesIn(part), ...texts].join('\n');
}

/** One line for each element, without its HTML. */
const namesIn = (roles: string) =>
  [...roles.matchAll(/([a-z]+):\s+Name "(.*)":$/gm)].map(([, role, name]) => (name ? `${role} "${name}"` : `${role}`));

/** Testing Library returns roles with names nowhere else, but it lists them for a role that is not there. */
function rolesIn(part: Element): string {
  try {
    getByRole(part as HTMLElement, 'anything');
    return '';
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*\n+/, '').trim() : '';
  }
}

function textsIn(node: Node): string[] {
  if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].flatMap(textsIn);
  const text = node.textContent?.trim();
  return text ? [text] : [];
}

function bounded(lines: readonly string[]): string {
  const rest = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`… and ${rest} lines more`] : [])].join('\n');
}

/** Testing Library asks again and again for what is awaited; only what it says last is read. */
const isRepeating = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
