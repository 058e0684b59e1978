import type { Namespace } from 'i18next';
import type { ReactNode } from 'react';
import { Prose } from './Prose.tsx';
import { useTextList } from './use-text-list.ts';

type AuthoredTextProps = {
  /** Namespace of the page's texts. */
  texts: Namespace;
  /** Its paragraphs stand under `paragraphs.<part>`, its points under `points.<part>`; either may be missing. */
  part: string;
  numbered?: boolean;
  children?: ReactNode;
};

/** One part of a page's authored text. */
export function AuthoredText({ texts, part, numbered = false, children }: AuthoredTextProps) {
  const list = useTextList(texts);
  return (
    <Prose paragraphs={list(`paragraphs.${part}`)} points={list(`points.${part}`)} numbered={numbered}>
      {children}
    </Prose>
  );
}
