import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { nameOrJib } from './name-or-jib.ts';

/** Opens the register with the field 'text' of the submitted form (P2.6, R3.4). */
export function useOpenRegister() {
  const lang = useLang();
  const navigate = useNavigate();
  return (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    void navigate(href('entitySearch', lang, undefined, nameOrJib(typeof text === 'string' ? text : '')));
  };
}
