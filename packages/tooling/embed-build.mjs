import { readFileSync } from 'node:fs';

const manifestFile = new URL('../embed/dist/manifest.json', import.meta.url);

/**
 * The embed as it was built, for the server.
 * @param folder what `/embed/v1/` serves; the build's own unless given
 * @returns {import('@yantra/server').EmbedBuild}
 */
export const embedBuild = (folder = new URL('../embed/dist/v1/', import.meta.url).pathname) => ({
  .../** @type {import('@yantra/server').EmbedBuild} */ (JSON.parse(readFileSync(manifestFile, 'utf8'))),
  folder,
});
