import { getCounts } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../../http/bind.ts';
import type { Counts } from './counts.service.ts';

export const countsRoutes = (counts: Counts): BoundCall[] => [bind(getCounts, (input) => counts.all(input))];
