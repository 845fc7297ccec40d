export { JobCost, type JobCostProps, type QuoteRequest } from './job-cost.tsx';
