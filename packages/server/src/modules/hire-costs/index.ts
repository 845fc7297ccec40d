export { type AskedJob, askedJob, daysAtLeast } from './asked-job.ts';
export type { CostBases, CostBasisReader } from './cost-bases.ts';
export { hireColumns, type HireRow, leastADay, readHireRows } from './hire-costs.queries.ts';
export { cardCostOf, hireCost, type MachineHire, type PlacedJob, wholeCost } from './machine-cost.ts';
export { cardFollowing, cardOfRow, operatorFactOf, storedCard } from './stored-card.ts';
