import type { Migration } from '../migration.ts';

/* The web's map as a square from 0 to 1, as in modules/map/mercator.ts. */
const square = [
  `create function map_x(longitude double precision) returns double precision language sql immutable parallel safe as $$
     select (longitude + 180) / 360 $$`,
  `create function map_y(latitude double precision) returns double precision language sql immutable parallel safe as $$
     select 0.5 - ln((1 + sin(radians(greatest(-85.05112877980659, least(85.05112877980659, latitude)))))
       / (1 - sin(radians(greatest(-85.05112877980659, least(85.05112877980659, latitude)))))) / (4 * pi()) $$`,
];

/** Machines on the map. */
export const map: Migration = { name: '0003-map', statements: square };
