export { monthsTo } from './times.ts';
