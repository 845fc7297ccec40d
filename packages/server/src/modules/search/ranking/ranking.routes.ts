import { getRankingWeights, setRankingWeights, tryRankingWeights } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../../http/bind.ts';
import type { RankingService } from './ranking.service.ts';

export const rankingRoutes = (ranking: RankingService): BoundCall[] => [
  bind(getRankingWeights, () => ranking.weights()),
  bind(tryRankingWeights, (input) => ranking.tried(input)),
  bind(setRankingWeights, (weights, context) => ranking.set(weights, callerIn(context))),
];
