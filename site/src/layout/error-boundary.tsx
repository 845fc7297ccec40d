import { Button, StateMessage } from '@yantra/ui';
import { Component, type ReactNode } from 'react';
import { messages } from '../site.messages.ts';

const { failed } = messages;

interface ErrorBoundaryProps {
  /** Another page is another try. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** A page that throws leaves header and footer standing, says so and offers a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="wrap section">
        <StateMessage picture="error" title={failed.heading} text={failed.text}>
          <Button onClick={() => location.reload()}>{failed.retry}</Button>
        </StateMessage>
      </div>
    );
  }
}
