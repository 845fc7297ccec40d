import { suggest } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { Suggester } from './suggestions.service.ts';

export const suggestionsRoutes = (suggester: Suggester): BoundCall[] => [
  bind(suggest, (input) => suggester.suggest(input)),
];
