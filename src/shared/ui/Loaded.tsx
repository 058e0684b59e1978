import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInSlices } from '../api/use-in-slices.ts';
import { errorReason } from '../http/api-error.ts';
import { EmptyState } from './EmptyState.tsx';
import { LoadError } from './FailureText.tsx';
import { useDelayed } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Loaded.module.css';

/** Result of a query hook, or a plain object of the same shape. */
export type LoadState<Data> = {
  data?: Data | undefined;
  /** RTK Query's data for the current arguments; if given, data for older arguments are never shown as current. */
  currentData?: Data | undefined;
  isUninitialized?: boolean;
  isLoading?: boolean;
  isFetching?: boolean;
  isError?: boolean;
  error?: unknown;
  refetch?: (() => unknown) | undefined;
};

type LoadedProps<Data> = {
  of: LoadState<Data>;
  /** Grey outline of the real layout; it takes its space at once and becomes visible after 150 ms. */
  skeleton: ReactNode;
  /** Whether there is nothing to show; by default for an empty list. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  errorTitle?: string;
  /** Renders the first data in slices (`useInSlices`). */
  inSlices?: boolean;
  children: (data: Data) => ReactNode;
};

function emptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** The skeleton, invisible for the first 150 ms, and a text for screen readers. */
export function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const shown = useDelayed();
  return (
    <div className={styles.waiting} aria-busy="true">
      {shown ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
      {children}
    </div>
  );
}

/**
 * The one component for loading, failure, emptiness and content. While data for new arguments are pending, the old data stay
 * visible, dimmed and marked busy; that there were none says nothing about the new ones. If they fail, the error replaces the
 * old data, unless the same arguments had data before. The error stays until data arrive; its button is busy during another try.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { skeleton, isEmpty = emptyList, empty, errorTitle, inSlices = false, children } = props;
  const { t } = useTranslation('ui');
  const of = useInSlices(props.of, inSlices);
  const knowsCurrent = 'currentData' in of;
  const current = knowsCurrent ? of.currentData : of.data;
  const isPending = of.isFetching ?? of.isLoading ?? false;
  // During another try the message stays with its button, so that the pressed button keeps the focus.
  const failed =
    (of.isError === true || (isPending && of.error !== undefined)) && errorReason(of.error) !== 'cancelled';
  const retry = of.refetch ? () => void of.refetch?.() : undefined;
  const error = failed ? <LoadError error={of.error} title={errorTitle} onRetry={retry} isPending={isPending} /> : null;
  const data = current ?? (failed ? undefined : of.data);
  if (of.isUninitialized) return null;
  const stale = isPending && current === undefined;
  const isNothing = data !== undefined && isEmpty(data);
  if (data === undefined || (stale && isNothing)) return error ?? <Waiting>{skeleton}</Waiting>;
  const content = isNothing ? (empty ?? <EmptyState title={t('noResults')} />) : children(data);
  return (
    <div className={stale ? styles.stale : undefined} aria-busy={stale || undefined}>
      {error}
      {content}
    </div>
  );
}
