import { LoadError } from '#shared/ui/FailureText.tsx';
import styles from './ListProblem.module.css';

type ListProblemProps = {
  /** The query of one list, as its hook gives it. */
  of: { isError: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown };
  /** Which list could not be loaded. */
  title: string;
};

/** A list that did not load, with 'try again'; the other fields of the form do not suffer (faults G08). */
export function ListProblem({ of, title }: ListProblemProps) {
  if (!of.isError) return null;
  return (
    <div className={styles.problem}>
      <LoadError error={of.error} title={title} isPending={of.isFetching} onRetry={() => void of.refetch()} />
    </div>
  );
}
