import type { ComponentProps } from 'react';

/** A phone number as a link to call it. Native properties go to the link. */
export function PhoneLink({ number, ...native }: Omit<ComponentProps<'a'>, 'href' | 'children'> & { number: string }) {
  return (
    <a {...native} href={`tel:${number.replace(/[^+\d]/g, '')}`} translate="no">
      {number}
    </a>
  );
}
