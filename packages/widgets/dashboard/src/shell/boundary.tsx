import { Component, type ReactNode } from 'react';
import { ScreenFailed } from './absences.tsx';

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps the frame standing when a screen cannot be loaded or breaks. Give it another `key` to try again. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ScreenFailed onRetry={this.props.onRetry} /> : this.props.children;
  }
}
