import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OddJib } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { nameOrJib, nameProblem } from './entity-filters.ts';

/** Opens the register with the field 'text' of the submitted form (P2.6, R3.4); `problem` is why its text cannot be searched for. */
export function useOpenRegister() {
  const lang = useLang();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<OddJib | null>(null);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('text');
    const text = typeof value === 'string' ? value : '';
    const odd = nameProblem(text);
    setProblem(odd);
    if (odd === null) void navigate(href('entitySearch', lang, undefined, nameOrJib(text)));
  };
  return { form: { onSubmit, onInput: () => setProblem(null) }, problem };
}
