/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** What the page of a category or a type in a city says; only where at least five machines are listed. */
export const getLanding: CallNamed<'getLanding'> = {
  name: 'getLanding',
  method: 'GET',
  path: '/Search/Landing',
  takes: 'publicQuery',
};
/** Counts which result of a search was pressed; nothing of who pressed it. */
export const notePress: CallNamed<'notePress'> = {
  name: 'notePress',
  method: 'POST',
  path: '/Search/NotePress',
  takes: 'beacon',
};
/** Kinds, machines, categories and cities that a text may become, as one types. */
export const suggest: CallNamed<'suggest'> = {
  name: 'suggest',
  method: 'GET',
  path: '/Search/Suggest',
  takes: 'publicQuery',
};
