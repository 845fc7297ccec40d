export {
  areFree,
  assertFree,
  bookDays,
  bookHeld,
  type DealDays,
  type DealDaysSaid,
  freeDeals,
  holdDays,
  machinesOfDeals,
  takenForDeal,
  takeMachines,
} from './deals.ts';
export { freeAgain, freeForJob, isUnitFree, type WantedDays } from './free-units.ts';
export { turnHires } from './turn-hires.ts';
