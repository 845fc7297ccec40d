import { useMessages } from '@yantra/language';
import { Button, ButtonLink, StateMessage } from '@yantra/ui';
import { Component, type ReactNode, useState } from 'react';
import { useHref, usePages, usePlace } from '../navigation.tsx';
import { messages as english } from './failed.messages.ts';

interface Props {
  /** Where the visitor is; another place starts over. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly place: string;
  readonly hasFailed: boolean;
  /** Tries at this place. */
  readonly tries: number;
}

/** When a page throws, or its code cannot be loaded, header and footer stay, and the page says so and offers a way on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, hasFailed: false, tries: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return state.place === place ? null : { place, hasFailed: false, tries: 0 };
  }

  #again = () => this.setState(({ tries }) => ({ hasFailed: false, tries: tries + 1 }));

  override render() {
    return this.state.hasFailed ? <Failed tries={this.state.tries} onRetry={this.#again} /> : this.props.children;
  }
}

function Failed({ tries, onRetry }: { readonly tries: number; readonly onRetry: () => void }) {
  const messages = useMessages(english);
  const to = useHref();
  const pages = usePages();
  const { route } = usePlace();
  const [isBusy, setBusy] = useState(false);
  const [hasArrived] = useState(() => pages.peek(route) !== undefined);
  const retry = async () => {
    // A page that threw twice needs a new document.
    if (hasArrived && tries > 0) return location.reload();
    setBusy(true);
    try {
      await pages.load(route);
      onRetry();
    } catch {
      // The code may have another address by now, which a new document has. Offline that would lose what is on the screen.
      if (navigator.onLine) location.reload();
      else setBusy(false);
    }
  };
  return (
    <div className="wrap section">
      <StateMessage
        picture="error"
        title={hasArrived ? messages.heading : messages.notArrived}
        text={hasArrived ? messages.text : messages.notArrivedText}
      >
        <Button variant="primary" busy={isBusy} onClick={() => void retry()}>
          {isBusy ? messages.retrying : messages.retry}
        </Button>
        <ButtonLink href={to('/')}>{messages.home}</ButtonLink>
      </StateMessage>
    </div>
  );
}
