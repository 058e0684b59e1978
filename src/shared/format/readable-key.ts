/** One of the agency's keys as text, for a key without a text or name: 'openingProposal' → 'Opening proposal' (readings R3.7). */
export function readableKey(key: string): string {
  const words = key
    .replace(/[_\-.\s]+/g, ' ')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
