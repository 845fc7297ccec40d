import { pinZones } from '../docs/pin-zones.ts';
import { type Check, findingOf } from './check.ts';

export const pinZonesCheck: Check = {
  id: 'pin-zones',
  name: 'the map’s points of PIN codes are those of the server’s list',
  run: async ({ isFixing }) => findingOf(await pinZones(isFixing)),
};
