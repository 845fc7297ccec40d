export { type Fleet, type FleetState, firstState } from './hosts/fleet.ts';
export { type Framework, frameworks } from './framework-host.ts';
export {
  type Embedded,
  type HostFile,
  type HostPage,
  hostNames,
  hostPage,
  hostPageOf,
  releasedHost,
} from './host-pages.ts';
export { type Place, places } from './places.ts';
export { strictPolicy } from './strict-policy.ts';
export { brought, unlikeness } from './unlikeness.ts';
