import type { Deal, QuoteDraft } from '@yantra/contract/calls';
import type { ScreenProps } from '../../kit/screen.ts';
import type { RemoteCall } from '../../kit/use-remote.ts';
import type { Edited } from './quote.model.ts';
import type { Wrong } from './use-quote-editor.ts';

export interface EditorProps extends RemoteCall<QuoteDraft>, Pick<ScreenProps, 'navigate'> {
  readonly deal: Deal;
  readonly draft: QuoteDraft;
  readonly edited: Edited;
  /** What it began with. */
  readonly begun: Edited;
  readonly setEdited: (edited: Edited) => void;
  readonly setMachine: (id: string) => void;
  /** The draft of another machine is on its way. */
  readonly isFilling: boolean;
  /** Something has happened in the deal. */
  readonly onNews: () => void;
}

export const steps = ['job', 'price', 'terms'] as const;
export type Step = (typeof steps)[number];

export type PartProps = Pick<EditorProps, 'deal' | 'draft' | 'edited' | 'setEdited'> & { readonly wrong: Wrong };
