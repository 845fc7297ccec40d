/** What the site and its journeys read of releases. */
export { type Change, compareVersions, readChangelog, together, type VersionChanges } from './changes.ts';
export { type KeptEmbed, keptEmbeds } from './kept-embeds.ts';
export { pendingIn } from './pending.ts';
