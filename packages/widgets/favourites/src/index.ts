export { type EquipmentSelection, Favourites, type FavouritesProps } from './favourites.tsx';
export { keptMachinesInput } from './kept-machines.ts';
export { SharedList, sharedListInput, type SharedListProps } from './shared-list.tsx';
