/** Every text a person reads before suggestions come; those of the list are in `internal/helper.messages.ts`, which comes with it. */
export const messages = {
  id: 'equipment-search',
  label: 'Search equipment',
  placeholder: 'Search tractors, cranes, lathes',
  submit: 'Search',
} as const;
