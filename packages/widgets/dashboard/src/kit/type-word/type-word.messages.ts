/** Texts of the dialog that adds a word for a type. */
export const messages = {
  id: 'dashboard.type-word',
  title: 'Add a word',
  note: 'Searches for this word now find these machines.',
  word: 'Word',
  wordHint: 'As people type it, without town or size.',
  wordNeeded: 'Please type the word.',
  type: 'Category',
  typeNeeded: 'Please select a category.',
  select: 'Select Category',
  kind: 'Sub category',
  allKinds: 'All of them',
  save: 'Add word',
  saving: 'SAVING...',
  cancel: 'Cancel',
  saved: (word: string, type: string) => `“${word}” now means ${type}.`,
} as const;
