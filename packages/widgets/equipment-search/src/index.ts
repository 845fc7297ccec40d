export {
  EquipmentSearch,
  type EquipmentSearchProps,
  type SearchSubmission,
  type SuggestionSelection,
} from './equipment-search.tsx';
