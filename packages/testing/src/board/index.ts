export { type Fleet, type FleetState, firstState } from './hosts/fleet.ts';
export { type Framework, frameworks } from './framework-host.ts';
export { type HostFile, type HostPage, hostNames, hostPage } from './host-pages.ts';
export { strictPolicy } from './strict-policy.ts';
export { brought, unlikeness } from './unlikeness.ts';
