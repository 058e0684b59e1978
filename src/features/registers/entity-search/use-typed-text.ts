import { useState } from 'react';
import { cleanJib, jibProblem, type JibProblem } from '#shared/format/jib.ts';
import type { SearchFilters } from './entity-search.params.ts';

/** What is wrong with a typed jib (R5, faults E06–E08); nothing is when none is asked for. */
export function typedJibProblem(text: string): Exclude<JibProblem, 'jibIsRequired'> | null {
  const problem = jibProblem(text);
  return problem === 'jibIsRequired' ? null : problem;
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
  const problem = typedJibProblem(typed.jib);
  const toApply: TypedText = { name: typed.name.trim(), jib: problem ? filters.jib : cleanJib(typed.jib) };
  return { typed, setTyped, problem, toApply };
}
