export { SavedSearches, type SavedSearchesProps } from './saved-searches.tsx';
export { TellDialog, type TellDialogProps } from './tell/tell-dialog.tsx';
export { TellForm, type TellFormProps, type WantedSearch } from './tell/tell-form.tsx';
export { messages as tellMessages } from './tell/tell.messages.ts';
export { resultsAddress } from './words/results-address.ts';
