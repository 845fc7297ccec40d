import { CodeBlock, type CodePiece } from '@yantra/ui';
import { messages } from './developers.messages.ts';
import { exampleOrigin, useOrigin } from './use-origin.ts';

interface SampleProps {
  /** Its label, e.g. the name of a file. */
  readonly label: string;
  readonly pieces: readonly CodePiece[];
  readonly tabs?: NonNullable<Parameters<typeof CodeBlock>[0]['tabs']>;
  readonly className?: string;
}

/** Code to copy, with this marketplace's address in place of the example's. */
export function CodeSample({ label, pieces, ...rest }: SampleProps) {
  const ours = useOurPieces(pieces);
  const texts = { copy: messages.copyOf(label), copied: messages.copied, failed: messages.failed };
  return <CodeBlock label={label} pieces={ours} texts={texts} {...rest} />;
}

/** Code with this marketplace's address in place of the example's. */
export function useOurPieces(pieces: readonly CodePiece[]): readonly CodePiece[] {
  const origin = useOrigin();
  return pieces.map(([kind, text]) => [kind, text.replaceAll(exampleOrigin, origin)]);
}
