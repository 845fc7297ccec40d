import { createContext, useContext } from 'react';
import { addressOf } from './address.ts';

/** The address of a screen as it was last seen in this visit: with its search, filters and page. */
export type Visited = (path: string) => string;

const VisitedContext = createContext<Visited>(addressOf);
export const VisitedProvider = VisitedContext.Provider;

export const useVisited = (): Visited => useContext(VisitedContext);
