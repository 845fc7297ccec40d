import type { Equipment } from '@yantra/contract/calls';
import { type ComponentType, createContext, createElement, useContext, useState, useSyncExternalStore } from 'react';

export interface CardToolsProps {
  readonly equipment: Pick<Equipment, 'id' | 'name'> & Partial<Pick<Equipment, 'image1Url'>>;
  /** In the text of the machine's page instead. */
  readonly isInText?: boolean;
}

/** What stands over the picture of a machine in a list, on every page: a heart, and a button to compare in the list. */
export type CardTools = ComponentType<CardToolsProps>;

const ToolsContext = createContext<CardTools | 'served' | undefined>(undefined);

/** Says what stands over the pictures of the cards below it; `served` is what the server wrote, until the code has come. */
export const CardToolsProvider = ToolsContext.Provider;

const nothing = { __html: '' };
const unchanging = () => () => undefined;

/** What the server wrote, kept as it is; nothing on a card that the browser draws, as a policy may forbid setting HTML. */
function Served() {
  // True while it is hydrated, and then kept.
  const [isServed] = useState(
    useSyncExternalStore(
      unchanging,
      () => false,
      () => true,
    ),
  );
  return isServed ? <div className="y-card__tools" suppressHydrationWarning dangerouslySetInnerHTML={nothing} /> : null;
}

/**
 * What stands over the picture of a card, given to it as its child. The code of it comes after the page: until then, what the server wrote stays, which works
 * without a script.
 */
export function ToolsOfCard(props: CardToolsProps) {
  const Tools = useContext(ToolsContext);
  if (!Tools) return null;
  return Tools === 'served' ? <Served /> : <div className="y-card__tools">{createElement(Tools, props)}</div>;
}
