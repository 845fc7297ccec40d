import { getCostBasis, getHirePrices, setHirePrices } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { HireCosts } from './hire-costs.service.ts';

export const hireCostsRoutes = (costs: HireCosts): BoundCall[] => [
  bind(getCostBasis, ({ equipmentTypeId, categoryIds }) => costs.basis(equipmentTypeId, categoryIds)),
  bind(getHirePrices, () => costs.prices()),
  bind(setHirePrices, (prices, context) => costs.setPrices(prices, callerIn(context))),
];
