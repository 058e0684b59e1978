import { Component, type ReactNode } from 'react';

type BlockBoundaryProps = {
  /** What stands in the place of a block that failed. */
  failed: ReactNode;
  children: ReactNode;
};

/** Keeps the failure of one block in its own place: the rest of the page stays (P8). */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
