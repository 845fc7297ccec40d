export { Compare, type CompareProps, type MachinesChange, type QuotesRequest } from './compare.tsx';
