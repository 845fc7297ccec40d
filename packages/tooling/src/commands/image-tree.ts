/** `npm run image:tree -- FOLDER`: the files of an image, for `packages/deploy/Containerfile`. Everything must be built. */
import { makeImageTree } from '../lib/image-tree.ts';
import { endWithParent } from '../lib/process.ts';

endWithParent();
const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) {
  console.error('Where to? npm run image:tree -- FOLDER');
  process.exit(2);
}
try {
  const { files, bytes, folder: made } = await makeImageTree(folder);
  console.log(`${made}: ${files} files, ${(bytes / 1e6).toFixed(0)} MB.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
