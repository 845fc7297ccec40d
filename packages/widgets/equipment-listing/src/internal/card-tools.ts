import type { Equipment } from '@yantra/contract/calls';
import { type ReactNode, createContext } from 'react';

/** What a page draws over the picture of a card. */
export type CardTools = (machine: Equipment) => ReactNode;

export const CardToolsContext = createContext<CardTools | undefined>(undefined);
