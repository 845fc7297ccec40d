/** Vite's manifest of a client build: source name → what was made of it. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
  readonly css?: readonly string[];
}

/** Which files of the client build a page needs: addresses for the site's `createRenderPage`. */
export type SiteAssets = ReturnType<typeof siteAssets>;

interface PageFiles {
  readonly preload: readonly string[];
  readonly styles: readonly string[];
}

/** The dashboard's screens are named by their path below this folder. */
const dashboard = '../packages/widgets/dashboard/src/';
const entries = { script: 'src/entry-client.tsx', start: 'src/start/start.ts' };
/** What documents in Hindi and Marathi have besides. */
const devanagari = 'src/fonts/devanagari.css';

/** Reads the files of each page from the manifest. @throws if the build has no entry */
export function siteAssets(manifest: Manifest) {
  const [entry, start] = [manifest[entries.script], manifest[entries.start]];
  if (entry === undefined || start === undefined) throw new Error('The site’s client build has no entry.');
  const address = (file: string): string => `/${file}`;
  const reached = reachedIn(manifest, entry);
  const ofEntry = reached(entry);
  const fontsOf = ({ assets = [] }: Chunk): string[] => assets.filter((file) => file.endsWith('.woff2')).map(address);
  const letters = manifest[devanagari];
  const stylesOf = (parts: Iterable<Chunk>): string[] => [...parts].flatMap(({ css = [] }) => css.map(address));
  const pages = Object.entries(manifest)
    .filter(
      ([name, { isDynamicEntry }]) =>
        isDynamicEntry === true && (/\.(?:page|hi|mr|job)\.tsx?$/.test(name) || name.startsWith(dashboard)),
    )
    .map(([name, chunk]): [string, PageFiles] => {
      const parts = [chunk, ...reached(chunk)].filter((part) => !ofEntry.has(part));
      return [
        name.replace(dashboard, ''),
        { preload: parts.map(({ file }) => address(file)), styles: stylesOf(parts) },
      ];
    });
  return {
    script: address(entry.file),
    start: address(start.file),
    preload: [...ofEntry].map(({ file }) => address(file)),
    /** Additional files by page. */
    pages: Object.fromEntries(pages),
    styles: stylesOf([entry, ...ofEntry]),
    fonts: fontsOf(entry),
    /** Those of documents in Hindi and Marathi, besides. */
    devanagari: { styles: letters ? [address(letters.file)] : [], fonts: letters ? fontsOf(letters) : [] },
  };
}

/** What a chunk imports statically, recursively; without the entry, which is on every page. */
function reachedIn(manifest: Manifest, entry: Chunk): (chunk: Chunk) => Set<Chunk> {
  const addReached = (chunk: Chunk, found: Set<Chunk>): Set<Chunk> => {
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (next === undefined || next === entry || found.has(next)) continue;
      found.add(next);
      addReached(next, found);
    }
    return found;
  };
  return (chunk) => addReached(chunk, new Set());
}
