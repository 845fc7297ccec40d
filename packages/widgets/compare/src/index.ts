export { Compare } from './compare.tsx';
export type { CompareProps, MachinesChange, QuotesRequest } from './compare.props.ts';
