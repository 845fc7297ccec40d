import {
  changeFavourites,
  getFavourites,
  getKeptMachines,
  getSharedFavourites,
  shareFavourites,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn, heavy } from '../../http/bind.ts';
import type { FavouritesService } from './favourites.service.ts';
import type { KeptMachines } from './kept-machines.service.ts';

export const favouritesRoutes = (favourites: FavouritesService, machines: KeptMachines): BoundCall[] => [
  bind(getFavourites, (_input, context) => favourites.get(callerIn(context))),
  bind(changeFavourites, ({ changes }, context) => favourites.change(changes, callerIn(context))),
  bind(shareFavourites, (input, context) => favourites.share(input, callerIn(context))),
  heavy(bind(getKeptMachines, (input) => machines.ofIds(input))),
  heavy(bind(getSharedFavourites, (input) => machines.shared(input))),
];
