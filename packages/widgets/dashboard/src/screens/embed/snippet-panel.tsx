import { useMessages } from '@yantra/language';
import { Button, Code, Glyph, piecesOfMarkup } from '@yantra/ui';
import { useEffect, useRef, useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import { messages } from './embed.messages.ts';
import type { Choice } from './snippet.ts';
import { useSnippet } from './use-snippet.ts';

/** How long the button confirms the copy. */
const copiedMs = 3000;

/** The snippet, and the button that copies it. */
export function SnippetPanel({ choice }: { readonly choice: Choice }) {
  const texts = useMessages(messages);
  const { text, status, retry } = useSnippet(choice);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const isReady = text !== undefined && status === 'ready';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '');
      setOutcome('copied');
    } catch {
      // The clipboard is blocked or missing: select the snippet instead.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setOutcome('failed');
    }
  };
  const press = () => {
    if (isReady) void copy();
    // While it is loading, the panel says so.
    else if (status === 'failed') retry();
  };
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{texts.snippet}</h2>
        <Button variant="primary" aria-disabled={!isReady || undefined} onClick={press}>
          <Glyph d={glyphs.copy} />
          {outcome === 'copied' ? texts.copied : texts.copy}
        </Button>
      </div>
      <p className="y-embed__said" role="status">
        {outcome === 'copied' && <span className="y-hidden">{texts.copied}</span>}
        {outcome === 'failed' && texts.copyFailed}
        {status === 'loading' && text === undefined && texts.snippetLoading}
      </p>
      {status === 'failed' && (
        <p className="y-embed__said" role="alert">
          {texts.snippetFailed}{' '}
          <button type="button" className="y-link" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
      {text !== undefined && (
        <div ref={code} aria-busy={status === 'loading'}>
          <Code className="y-embed__code" label={texts.snippet} pieces={piecesOfMarkup(text)} />
        </div>
      )}
    </section>
  );
}
