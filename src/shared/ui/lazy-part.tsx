import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

type PartLooks<Props> = {
  /** Keeps the place of the part until it stands; nothing unless told otherwise. */
  waiting?: (props: Props) => ReactNode;
  /** Stands in the place of a part that failed; `PartFailed` unless told otherwise. */
  failed?: (props: Props, failure: { tries: number; retry: () => void }) => ReactNode;
};

/**
 * A part of a page that is fetched when it is first shown. When its file does not come, or it breaks while it is drawn, the
 * failure stays in its own place and can be tried again; the page around it keeps what was typed (faults G01, D11; P8).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: PartLooks<Props> = {},
): ComponentType<Props> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // A promise that failed stays failed: who opens the part next fetches it anew.
        part = fetched();
        throw error;
      }
    });
  let part = fetched();

  return function LazyPart(props: Props) {
    const [{ Part, tries }, setTry] = useState(() => ({ Part: part, tries: 1 }));
    const retry = () => setTry({ Part: part, tries: tries + 1 });
    return (
      <PartBoundary
        key={tries}
        failed={failed?.(props, { tries, retry }) ?? <PartFailed tries={tries} onRetry={retry} />}
      >
        <Suspense fallback={waiting?.(props)}>{createElement<Props>(Part as ComponentType<Props>, props)}</Suspense>
      </PartBoundary>
    );
  };
}
