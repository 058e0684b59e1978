import { fold } from '#shared/format/fold.ts';
import wordings from './document-wordings.json' with { type: 'json' };

/** Words that say nothing: 'acceptanceOfThePlan' is 'planAcceptance'. */
const FILLERS = new Set('of the a an on in for to and or with document type key doc kind proceeding'.split(' '));

/**
 * Other wordings of R9 for a known key. The values of the keys are not given (readings R3.7), so the list of the
 * specification is taken at its words as well.
 */
const ALSO: Readonly<Record<string, readonly string[]>> = wordings;

/** A key as the words it is made of, in no order, without fillers and endings of a plural; null when they cannot be distinguished. */
function wordsOf(key: string): string | null {
  const words = key
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .toLowerCase()
    .replace(/\bpre[^\p{L}]*bankruptcy/u, 'prebankruptcy')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
    .filter((word) => word !== '' && !FILLERS.has(word));
  return words.length > 1 ? words.toSorted((a, b) => a.localeCompare(b)).join(' ') : null;
}

const inOneWord = (key: string) => key.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Finds known keys in whatever form the agency sends them. */
export function documentKeys(known: readonly string[]) {
  const byForm = new Map<string, string>();
  for (const key of known)
    for (const form of [key, ...(ALSO[key] ?? [])])
      for (const text of [inOneWord(form), wordsOf(form)])
        if (text !== null && !byForm.has(text)) byForm.set(text, key);
  const find = (key: string) => byForm.get(inOneWord(key)) ?? byForm.get(wordsOf(key) ?? '') ?? null;

  /**
   * The known key that is meant, without regard to case, separators, order and filler words (readings R3.7); null when it is
   * none. A key that does not name its proceeding is read in the one given, else in the only one that has it.
   */
  return function knownKey(key: string, proceedingTypeKey = ''): string | null {
    if (key.trim() === '') return null;
    const whole = find(key);
    if (whole !== null || proceedingOf(key) !== null) return whole;
    const proceeding = proceedingOf(proceedingTypeKey);
    const within = (one: Proceeding) => find(`${one.toLowerCase()} ${key}`) ?? find(one.toLowerCase() + inOneWord(key));
    if (proceeding) return within(proceeding);
    const candidates = [within('preBankruptcy'), within('bankruptcy')].filter((one) => one !== null);
    return candidates.length === 1 ? (candidates[0] ?? null) : null;
  };
}

/** The two proceedings of the registry (R2.7). */
type Proceeding = 'preBankruptcy' | 'bankruptcy';

/**
 * Which proceeding a key of the agency's stands for: a `proceedingTypeKey`, or a `translationKey` that names it
 * ('preBankruptcyOpeningProposal'). The values are not given (readings R3.7), so other spellings count as well; null when
 * it says neither.
 */
export function proceedingOf(key: string): Proceeding | null {
  const plain = fold(key).replace(/[^a-z]/g, '');
  if (/pred?(bankruptcy|stecaj)/.test(plain)) return 'preBankruptcy';
  return /bankruptcy|stecaj/.test(plain) ? 'bankruptcy' : null;
}
