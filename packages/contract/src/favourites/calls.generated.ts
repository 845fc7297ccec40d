/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Keeps machines and drops them, writes notes, makes lists, fills and ends them, in the order given; what cannot be made is answered, the rest is made. */
export const changeFavourites: CallNamed<'changeFavourites'> = {
  name: 'changeFavourites',
  method: 'POST',
  path: '/Favourite/ChangeFavourites',
  takes: 'json',
  answer: 'object',
  key: 'kept',
};
/** The machines that one keeps, with lists and notes. */
export const getFavourites: CallNamed<'getFavourites'> = {
  name: 'getFavourites',
  method: 'POST',
  path: '/Favourite/GetFavourites',
  takes: 'json',
  answer: 'object',
  key: 'machines',
};
/** Machines as they are now, by their ids, with what a job costs with each; of those that left, when, and what is alike. */
export const getKeptMachines: CallNamed<'getKeptMachines'> = {
  name: 'getKeptMachines',
  method: 'POST',
  path: '/Favourite/GetKeptMachines',
  takes: 'json',
  answer: 'object',
  key: 'machines',
};
/** A list that somebody shares, for whoever has the address of its secret page: read only. */
export const getSharedFavourites: CallNamed<'getSharedFavourites'> = {
  name: 'getSharedFavourites',
  method: 'POST',
  path: '/Favourite/GetSharedFavourites',
  takes: 'json',
  answer: 'object',
  key: 'name',
};
/** Shares a list by a secret page, or ends the page at once; a list that is shared again has another page. */
export const shareFavourites: CallNamed<'shareFavourites'> = {
  name: 'shareFavourites',
  method: 'POST',
  path: '/Favourite/ShareFavourites',
  takes: 'json',
  answer: 'some',
};
