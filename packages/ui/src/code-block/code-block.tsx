import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Glyph } from '../icon/glyph.tsx';
import { Icon } from '../icon/icon.tsx';
import { Tabs } from '../segment/tabs.tsx';
import type { CodePiece } from './pieces.ts';

/** How long the button shows that it has copied. */
const copiedMs = 1500;
const copyGlyph = 'M8.5 8.5h11v11h-11zM15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2';

export interface CodeProps {
  /** Names the code for screen readers: a long line scrolls, also by keyboard. */
  label: string;
  pieces: readonly CodePiece[];
  className?: string;
}

/** Highlighted code. */
export const Code = ({ label, pieces, className }: CodeProps) => (
  <div
    className={classNames('y-code', className)}
    tabIndex={0}
    role="textbox"
    aria-readonly="true"
    aria-multiline="true"
    aria-label={label}
  >
    <code>
      {pieces.map(([kind, text], at) =>
        kind === '' ? (
          text
        ) : (
          <span key={at} data-kind={kind}>
            {text}
          </span>
        ),
      )}
    </code>
  </div>
);

export interface CodeBlockProps extends CodeProps {
  /** The button's name, and what is announced once it has copied or could not. */
  texts: { readonly copy: string; readonly copied: string; readonly failed: string };
  /** The same code in other languages, as tabs; without them the label is shown. */
  tabs?: {
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly value: string;
    readonly onValue: (value: string) => void;
  };
}

/** Dark in both themes, with a copy button; where copying is forbidden the code is selected instead. */
export function CodeBlock({ label, pieces, className, texts, tabs }: CodeBlockProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pieces.map(([, text]) => text).join(''));
      setOutcome('copied');
    } catch {
      const code = figure.current?.querySelector('code');
      if (code) getSelection()?.selectAllChildren(code);
      setOutcome('failed');
    }
  };
  const code = <Code label={label} pieces={pieces} />;
  return (
    <figure className={classNames('y-code-block', className)} ref={figure}>
      {tabs ? (
        <Tabs {...tabs} className="y-code-block__tabs">
          {code}
        </Tabs>
      ) : (
        <>
          <figcaption>{label}</figcaption>
          {code}
        </>
      )}
      <button type="button" aria-label={texts.copy} onClick={() => void copy()}>
        {outcome === 'copied' ? <Icon name="check" /> : <Glyph d={copyGlyph} />}
      </button>
      <p role="status" className={outcome === 'failed' ? undefined : 'y-hidden'}>
        {outcome && texts[outcome]}
      </p>
    </figure>
  );
}
