import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState, Component } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageReady } from '#shared/api/page-ready.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { FocusAfter } from './FocusAfter.tsx';
import styles from './lazy-part.module.css';

type PartFailedProps = {
  /** How often loading the part has failed, from 1. */
  tries: number;
  onRetry: () => void;
  /** What could not be loaded, as text; a general sentence when missing. */
  children?: string | undefined;
  className?: string | undefined;
};

/** Each try replaces the pressed button, so the new one gets the focus. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/**
 * Shown instead of a part that could not be loaded (faults G01, D11); it offers another try. If that fails too, the file was
 * probably removed by a deployment, and it offers to reload the page; never by itself, because something may be typed in it.
 */
export function PartFailed({ tries, onRetry, children, className }: PartFailedProps) {
  const { t } = useTranslation('ui');
  return (
    <FocusAfter className={classNames(styles.failed, className)} role="alert">
      <p>{children ?? t('partFailed')}</p>
      <Button size="small" ref={tries > 1 ? focusOnce : null} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      {tries > 1 ? (
        <Button size="small" onClick={() => window.location.reload()}>
          {t('reloadPage')}
        </Button>
      ) : null}
    </FocusAfter>
  );
}

type PartBoundaryProps = {
  /** Shown instead of a part that failed. */
  failed: ReactNode;
  children: ReactNode;
};

/** Limits a failure to one part: the rest of the page stays, with everything typed in it (P8). */
class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}

type PartOptions<Props> = {
  /** Whether it waits until the opened page is ready: a part of the first render that is still being fetched delays all of it. */
  isLate?: boolean;
  /** Placeholder while the part loads; nothing by default. */
  waiting?: (props: Props) => ReactNode;
  /** Shown instead of a part that failed; `PartFailed` by default. */
  failed?: (props: Props, failure: { tries: number; retry: () => void }) => ReactNode;
};

/**
 * A part of a page that is fetched when it is first shown. When its file cannot be loaded or it fails to render, the failure
 * stays in the part's place and can be tried again; the page around it keeps what was typed (faults G01, D11; P8).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isLate = false, waiting, failed }: PartOptions<Props> = {},
): ComponentType<Props> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // A rejected promise stays rejected, so fetch again for the next time the part is opened.
        part = fetched();
        throw error;
      }
    });
  let part = fetched();

  return function LazyPart(props: Props) {
    const [{ Part, tries }, setTry] = useState(() => ({ Part: part, tries: 1 }));
    const isPageReady = usePageReady();
    const retry = () => setTry({ Part: part, tries: tries + 1 });
    if (isLate && !isPageReady) return waiting?.(props);
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
