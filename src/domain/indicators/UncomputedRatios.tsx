import type { RatioValue } from './ratios.ts';
import { useRatioText } from './use-indicator-text.ts';

type UncomputedRatiosProps = { ratios: readonly RatioValue[]; className?: string | undefined };

/** Ratios that have no value, those with the same reason in one line. */
export function UncomputedRatios({ ratios, className }: UncomputedRatiosProps) {
  const text = useRatioText();
  const byReason = Map.groupBy(ratios, (ratio) => text.reason(ratio) ?? '');
  return [...byReason].map(([reason, own]) => (
    <p key={reason} className={className}>
      <strong>{`${own.map(({ name }) => text.name(name)).join(', ')}.`}</strong> <span>{reason}</span>
    </p>
  ));
}
