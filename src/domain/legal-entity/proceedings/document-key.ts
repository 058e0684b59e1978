import { fold } from '#shared/format/fold.ts';
import wordings from './document-wordings.json' with { type: 'json' };

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

/** Words without meaning in a key: 'acceptanceOfThePlan' equals 'planAcceptance'. */
const FILLERS = new Set('of the a an on in for to and or with document type key doc kind proceeding'.split(' '));

/** Other wordings of known keys: the keys are not specified (readings R3.7), so the wordings of the list in R9 count too. */
const ALSO: Readonly<Record<string, readonly string[]>> = wordings;

/** The parts of a key, sorted, without fillers and plural endings; null for a key that is not made of several words. */
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

/** Returns a function that finds a known key in any form the agency may send. */
export function documentKeys(known: readonly string[]) {
  const byForm = new Map<string, string>();
  for (const key of known)
    for (const form of [key, ...(ALSO[key] ?? [])])
      for (const text of [inOneWord(form), wordsOf(form)])
        if (text !== null && !byForm.has(text)) byForm.set(text, key);
  const find = (key: string) => byForm.get(inOneWord(key)) ?? byForm.get(wordsOf(key) ?? '') ?? null;

  /**
   * The known key for a key as sent, ignoring case, separators, order and fillers (readings R3.7); null when none matches. A
   * key that does not name its proceeding is looked up in the given one, else in the only proceeding that has it.
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
