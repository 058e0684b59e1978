import type { ComponentProps } from 'react';

/** A phone number to call, as it is written. Native properties go to the link. */
export function PhoneLink({ number, ...native }: Omit<ComponentProps<'a'>, 'href' | 'children'> & { number: string }) {
  return (
    <a {...native} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  );
}
