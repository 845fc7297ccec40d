import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const getMapTiles = defineCall({
  summary: 'Where browsers get the streets that lie over the drawn map, if the operator has any.',
  route: 'GET /Map/Tiles',
  who: 'anyone',
  takes: 'publicQuery',
  input: nothing,
  output: z.object({
    /** `none`, `raster`: pictures by an address with `{z}`, `{x}` and `{y}`, or `vector`: one PMTiles file. */
    kind: z.enum(['none', 'raster', 'vector']),
    url: z.string(),
    /** What the map must say of their source. */
    credit: z.string(),
  }),
});
