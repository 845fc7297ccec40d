import { suggest } from '@yantra/contract/calls';
import { bind, type BoundCall, heavy } from '../../../http/bind.ts';
import type { Suggester } from './suggestions.service.ts';

export const suggestionsRoutes = (suggester: Suggester): BoundCall[] => [
  heavy(bind(suggest, (input) => suggester.suggest(input))),
];
