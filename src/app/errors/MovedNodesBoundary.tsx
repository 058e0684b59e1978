import { Component, type ReactNode } from 'react';
import { Outlet } from 'react-router';

/** A page that fails again this soon after it was rendered anew fails for another reason. */
const AT_ONCE_MS = 1000;

/** React asked for a node that is no longer where React put it: a translating browser or an extension moved it. */
const isMovedNode = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

type State = { failure: { error: unknown } | null; isFinal: boolean };

/**
 * Renders the page anew when nodes of the document were moved by others; what was typed comes back from its drafts. Any other
 * error, and the same one at once, go on to the error page. Our own texts stand in elements of their own (CONTRIBUTING, Rules); this
 * is for what extensions do to a page.
 */
export class MovedNodesBoundary extends Component<unknown, State> {
  override state: State = { failure: null, isFinal: false };
  private renewedAt = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error }, isFinal: !isMovedNode(error) };
  }

  override componentDidCatch(): void {
    const isAgain = performance.now() - this.renewedAt < AT_ONCE_MS;
    this.renewedAt = performance.now();
    this.setState(({ failure }) => (isAgain ? { failure, isFinal: true } : { failure: null, isFinal: false }));
  }

  override render(): ReactNode {
    const { failure, isFinal } = this.state;
    if (failure && isFinal) throw failure.error;
    return failure ? null : <Outlet />;
  }
}
