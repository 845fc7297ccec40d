export { archivedBuilds } from './archived-builds.ts';
export { loaderOf } from './build-index.ts';
export { filesBelow } from './build.ts';
export { buildOfVersion } from './builds.queries.ts';
export { type KeptBuilds, type KeptBuildsParts, typeOfAny } from './kept-builds.ts';
