/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** How much there is to hire: machines, cities, the lowest rent of a day, what renters say; and machines by city. */
export const getCounts: CallNamed<'getCounts'> = {
  name: 'getCounts',
  method: 'GET',
  path: '/Search/Counts',
  takes: 'publicQuery',
  answer: 'object',
  key: 'machines',
};
/** What the page of a category or a type in a city says; only where at least five machines are listed. */
export const getLanding: CallNamed<'getLanding'> = {
  name: 'getLanding',
  method: 'GET',
  path: '/Search/Landing',
  takes: 'publicQuery',
  answer: 'page',
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
  answer: 'object',
  key: 'machines',
};
