export type { SearchSubmission, SuggestionSelection } from './equipment-search.model.ts';
export { EquipmentSearch, type EquipmentSearchProps } from './equipment-search.tsx';
