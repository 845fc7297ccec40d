import { Button } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { messages } from './developers.messages.ts';
import { exampleOrigin, useOrigin } from './use-origin.ts';

/** So long the button says that it has copied. */
const thanksMs = 3000;

/** Code with a button that copies it; the example's address in it is this marketplace's. @param label what it is, e.g. the name of a file */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  const text = code.replaceAll(exampleOrigin, useOrigin());
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), thanksMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <figure className="guide__code">
      <figcaption className="guide__copy">
        <span>{label}</span>
        <span role="status">{outcome && messages[outcome]}</span>
        <Button variant="quiet" aria-label={messages.copyOf(label)} onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
