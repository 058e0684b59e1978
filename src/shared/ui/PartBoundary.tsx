import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  /** What stands in the place of a part that failed. */
  failed: ReactNode;
  children: ReactNode;
};

/** Keeps the failure of one part in its own place: the rest of the page stays, with everything typed in it (P8). */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
