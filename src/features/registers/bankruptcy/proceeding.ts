/** The two proceedings of the registry (R2.7). */
export type Proceeding = 'preBankruptcy' | 'bankruptcy';

/**
 * Which proceeding a key of the agency's stands for: a `proceedingTypeKey`, or the beginning of a `translationKey`
 * ('preBankruptcyOpeningProposal'). The values are not given (readings R3.7), so other spellings count as well; null when
 * it says neither.
 */
export function proceedingOf(key: string): Proceeding | null {
  const plain = key.toLowerCase().replace(/[^a-z]/g, '');
  if (/^pred?(bankruptcy|ste)/.test(plain)) return 'preBankruptcy';
  return /^(bankruptcy|ste)/.test(plain) ? 'bankruptcy' : null;
}
