export { favouriteLimits, mostCompared } from './favourite-limits.ts';
export {
  bookOf,
  changeBook,
  type Kept,
  type KeptBook,
  type KeptChange,
  type KeptDeed,
  keptDeeds,
  keptIn,
  type KeptList,
  type KeptMachine,
  type KeptRefusal,
  listIn,
  listNameOf,
  nothingKept,
} from './kept-book.ts';
export { mergeKept, type Merge } from './merged-changes.ts';
