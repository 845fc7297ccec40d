/** Vite's manifest of a client build: source name → what was made of it. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** Which files of the client build a page needs: addresses for the site's `createRenderPage`. */
export type SiteAssets = ReturnType<typeof siteAssets>;

/** The dashboard's screens are named by their path below this folder. */
const dashboard = '../packages/widgets/dashboard/src/';

/** Reads the files of each page from the manifest. @throws if the build has no entry */
export function siteAssets(manifest: Manifest) {
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry, file }) => isEntry === true && file.endsWith('.js'));
  if (entry === undefined) throw new Error('The site’s client build has no entry.');
  const address = (file: string): string => `/${file}`;
  const reached = reachedIn(manifest, entry);
  const entryFiles = reached(entry);
  const pages = Object.entries(manifest)
    .filter(
      ([name, { isDynamicEntry }]) =>
        isDynamicEntry === true && (name.endsWith('.page.ts') || name.startsWith(dashboard)),
    )
    .map(([name, chunk]): [string, string[]] => [
      name.replace(dashboard, ''),
      [chunk.file, ...reached(chunk)].filter((file) => !entryFiles.has(file)).map(address),
    ]);
  return {
    script: address(entry.file),
    preload: [...entryFiles].map(address),
    /** Additional files by page. */
    pages: Object.fromEntries(pages),
    styles: chunks.filter(({ file }) => file.endsWith('.css')).map(({ file }) => address(file)),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
  };
}

/** The files a chunk imports statically, recursively; without the entry, which is on every page. */
function reachedIn(manifest: Manifest, entry: Chunk): (chunk: Chunk) => Set<string> {
  const addReached = (chunk: Chunk, found: Set<string>): Set<string> => {
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (next === undefined || next === entry || found.has(next.file)) continue;
      found.add(next.file);
      addReached(next, found);
    }
    return found;
  };
  return (chunk) => addReached(chunk, new Set());
}
