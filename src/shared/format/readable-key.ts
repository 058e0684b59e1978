/** A key of the agency's as text, where neither a text nor a name is known: 'openingProposal' → 'Opening proposal' (readings R3.7). */
export function readableKey(key: string): string {
  const words = key
    .replace(/[_\-.\s]+/g, ' ')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
