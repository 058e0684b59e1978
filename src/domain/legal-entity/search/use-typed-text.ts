import { useState } from 'react';
import { cleanJib, jibProblem, type JibProblem } from '#shared/format/jib.ts';

type TypedText = { name: string; jib: string };

/** What is wrong with a typed jib (R5, faults E06–E08); nothing is when none is asked for. */
export function typedJibProblem(text: string): Exclude<JibProblem, 'jibIsRequired'> | null {
  const problem = jibProblem(text);
  return problem === 'jibIsRequired' ? null : problem;
}

/**
 * Name and jib of a search as they are being typed. A text follows its filter when the address changes (back, a chip removed); the other
 * one stays as typed. `toApply` is what may go into the address: a wrong jib keeps the one already searched for.
 */
export function useTypedText({ name, jib }: TypedText) {
  const [typed, setTyped] = useState<TypedText>({ name, jib });
  const [followed, setFollowed] = useState<TypedText>({ name, jib });
  if (followed.name !== name || followed.jib !== jib) {
    setFollowed({ name, jib });
    setTyped({
      name: followed.name === name ? typed.name : name,
      jib: followed.jib === jib ? typed.jib : jib,
    });
  }
  const problem = typedJibProblem(typed.jib);
  const toApply: TypedText = { name: typed.name.trim(), jib: problem ? jib : cleanJib(typed.jib) };
  return { typed, setTyped, problem, toApply };
}
