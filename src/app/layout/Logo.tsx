/** The agency's mark: a ledger sheet with two bars. The same drawing stands in the static shell. */
export function Logo() {
  return (
    <svg viewBox="0 0 36 40" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="34" height="38" rx="3" stroke="currentColor" strokeWidth="2" />
      <path d="M8 10h20M8 16h20M8 22h11M8 28h11" stroke="currentColor" strokeWidth="2" />
      <path d="M24 31V21" stroke="var(--copper-500)" strokeWidth="4" />
      <path d="M29 31V25" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
