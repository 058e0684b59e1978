import { fold } from '#shared/format/fold.ts';

/** The two proceedings of the registry (R2.7). */
export type Proceeding = 'preBankruptcy' | 'bankruptcy';

/**
 * The proceeding of one of the agency's keys: a `proceedingTypeKey`, or a `translationKey` that names it
 * ('preBankruptcyOpeningProposal'). The values are not specified (readings R3.7), so other spellings are accepted as well; null
 * when the key names neither.
 */
export function proceedingOf(key: string): Proceeding | null {
  const plain = fold(key).replace(/[^a-z]/g, '');
  if (/pred?(bankruptcy|stecaj)/.test(plain)) return 'preBankruptcy';
  return /bankruptcy|stecaj/.test(plain) ? 'bankruptcy' : null;
}
