import { Button, StateMessage } from '@yantra/ui';
import { Component, type ReactNode } from 'react';
import { messages } from '../site.messages.ts';

const { failed } = messages;

/** A page that throws leaves header and footer standing, says so and offers a way on. Key it by the page: another one is another try. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
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
