import type { ComponentProps } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { ClosableName } from './agency-file.schema.ts';
import type { ClosedNotice as LoadedNotice } from './ClosedNotice.tsx';
import { useClosures } from './switches.ts';
import styles from './Closed.module.css';

const ClosedNotice = lazyPart<ComponentProps<typeof LoadedNotice>>(() =>
  import('./ClosedNotice.tsx').then((file) => file.ClosedNotice),
);

type ClosedProps = {
  names: readonly ClosableName[];
  /** Nothing else is shown. */
  isPage?: boolean;
  /** What had the focus is hidden. */
  takesFocus?: boolean;
};

/** Says of screens and actions that the agency's file closes them, and of open ones nothing. */
export function Closed({ names, isPage = false, takesFocus = false }: ClosedProps) {
  const lang = useLang();
  const closures = useClosures(names);
  if (closures.length === 0) return null;
  return (
    <FocusAfter className={styles.closed}>
      {closures.map((closure, at) => (
        <ClosedNotice
          key={`${closure.closes} ${closure.until}`}
          closure={closure}
          lang={lang}
          isPage={isPage && at === 0}
          takesFocus={takesFocus}
        />
      ))}
    </FocusAfter>
  );
}
