import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { kept } from './favourites.shapes.ts';

export const getFavourites = defineCall({
  summary: 'The machines that one keeps, with lists and notes.',
  route: 'POST /Favourite/GetFavourites',
  who: 'loggedIn',
  input: nothing,
  output: kept,
});
