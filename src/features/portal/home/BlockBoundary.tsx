import { Component, type ReactNode } from 'react';
import { LoadError } from '#shared/ui/LoadError.tsx';

type BlockBoundaryProps = { title: string; onRetry: () => void; children: ReactNode };

/** Keeps the failure of one block in its own place: the rest of the page stays, and the block can be tried again (P8). */
export class BlockBoundary extends Component<BlockBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('The block failed.') };
  }

  override render(): ReactNode {
    const { title, onRetry, children } = this.props;
    if (this.state.error === null) return children;
    return <LoadError error={this.state.error} title={title} onRetry={onRetry} />;
  }
}
