import { useState } from 'react';
import { cleanJib, jibProblem, type JibProblem } from '#shared/format/jib.ts';
import type { RegistryFilters } from './registry.params.ts';

type TypedText = Pick<RegistryFilters, 'name' | 'jib'>;

/**
 * Name and jib as they are being typed; both follow the address when their filter changes there (back, a chip removed). A jib
 * is looked for only when it can be one (R5); none at all is no mistake here.
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
  const found = jibProblem(typed.jib);
  const problem: Exclude<JibProblem, 'jibIsRequired'> | null = found === 'jibIsRequired' ? null : found;
  /** What may go into the address: a wrong jib keeps the one already searched for. */
  const toApply: TypedText = { name: typed.name.trim(), jib: problem ? jib : cleanJib(typed.jib) };
  return { typed, setTyped, problem, toApply };
}
