import { useState } from 'react';
import { cleanJib } from '#shared/format/jib.ts';
import type { SearchFilters } from './entity-search.params.ts';

/** Why a typed jib cannot be searched for; the keys of R5. '' asks for nothing. */
export type JibProblem = 'jibAlphabetNotAllowedError' | 'jibLengthError';

/** What is wrong with a jib as typed, after white space that came along is gone (R5, faults E06–E08); null when nothing is. */
export function jibProblem(text: string): JibProblem | null {
  const jib = cleanJib(text);
  if (jib === '') return null;
  if (!/^[0-9]+$/.test(jib)) return 'jibAlphabetNotAllowedError';
  return jib.length === 13 ? null : 'jibLengthError';
}

type TypedText = { name: string; jib: string };

/**
 * Name and jib as they are being typed. A text follows its filter when the address changes (back, a chip removed); the other
 * one stays as typed. `toApply` is what may go into the address: a wrong jib keeps the one already searched for.
 */
export function useTypedText(filters: SearchFilters) {
  const [typed, setTyped] = useState<TypedText>({ name: filters.name, jib: filters.jib });
  const [followed, setFollowed] = useState<TypedText>({ name: filters.name, jib: filters.jib });
  if (followed.name !== filters.name || followed.jib !== filters.jib) {
    setFollowed({ name: filters.name, jib: filters.jib });
    setTyped({
      name: followed.name === filters.name ? typed.name : filters.name,
      jib: followed.jib === filters.jib ? typed.jib : filters.jib,
    });
  }
  const problem = jibProblem(typed.jib);
  const toApply: TypedText = { name: typed.name.trim(), jib: problem ? filters.jib : cleanJib(typed.jib) };
  return { typed, setTyped, problem, toApply };
}
