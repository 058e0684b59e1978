import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../http/api-error.ts';
import { EmptyState } from './EmptyState.tsx';
import styles from './Loaded.module.css';
import { LoadError } from './FailureText.tsx';
import { useDelayed } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What a query hook gives; a plain object of the same shape will do. */
export type LoadState<Data> = {
  data?: Data | undefined;
  /** RTK Query's answer to the present question; where it is given, an answer to an older question never stands as current. */
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
  /** The real layout in grey; it keeps its place at once and shows itself after 150 ms. */
  skeleton: ReactNode;
  /** When there is nothing to show; by default an empty list. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  errorTitle?: string;
  /** A first answer is drawn in slices, between which the page listens: on a slow device a large one takes a quarter of a second. */
  inSlices?: boolean;
  children: (data: Data) => ReactNode;
};

function emptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** The skeleton, unseen for the first 150 ms, and a text for those who listen. */
function Waiting({ children }: { children: ReactNode }) {
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
 * The one place that knows loading, failure, emptiness and content. While a new question is under way the old answer stays,
 * dimmed and marked busy; when it fails the error takes its place, unless the same question had an answer before. The error
 * stays until there is an answer, with its button busy while it is tried again.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { of, skeleton, isEmpty = emptyList, empty, errorTitle, inSlices = false, children } = props;
  const { t } = useTranslation('ui');
  const knowsCurrent = 'currentData' in of;
  const current = knowsCurrent ? of.currentData : of.data;
  const isPending = of.isFetching ?? of.isLoading ?? false;
  // While it is tried again the message stays with its button, so that the focus of who pressed it does too.
  const failed =
    (of.isError === true || (isPending && of.error !== undefined)) &&
    !(isApiError(of.error) && of.error.kind === 'cancelled');
  const retry = of.refetch ? () => void of.refetch?.() : undefined;
  const error = failed ? <LoadError error={of.error} title={errorTitle} onRetry={retry} isPending={isPending} /> : null;
  const given = current ?? (failed ? undefined : of.data);
  const isDrawn = useDeferredValue(!inSlices || given !== undefined);
  const data = isDrawn ? given : undefined;
  if (of.isUninitialized) return null;
  if (data === undefined) return error ?? <Waiting>{skeleton}</Waiting>;
  const stale = isPending && current === undefined;
  const content = isEmpty(data) ? (empty ?? <EmptyState title={t('noResults')} />) : children(data);
  return (
    <div className={stale ? styles.stale : undefined} aria-busy={stale || undefined}>
      {error}
      {content}
    </div>
  );
}
