import type { MenuChoice } from '@yantra/ui';
import { createContext, type ReactNode, useContext } from 'react';

/** Pushes to this browser. */
export interface DevicePush {
  /** Whether this browser gets them now; undefined if it cannot. */
  readonly isOn: () => Promise<boolean | undefined>;
  /** Switches them on or off; the browser may ask the person. @returns whether they are on now */
  readonly turn: (isOn: boolean) => Promise<boolean>;
}

/** What the page around the dashboard gives it, as a widget knows no other (decisions/0055). */
export interface Slots {
  /** The bell in the header. */
  readonly bell?: ReactNode;
  /** The list of notifications, as the content of a screen. */
  readonly notifications?: ReactNode;
  readonly push?: DevicePush | undefined;
  /** Choices in the user's menu that are the page's, such as its language. */
  readonly choices?: readonly MenuChoice[] | undefined;
}

const SlotsContext = createContext<Slots>({});
export const SlotsProvider = SlotsContext.Provider;

/** What the page gives. */
export const useSlots = (): Slots => useContext(SlotsContext);
