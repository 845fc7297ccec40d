/** The tables of the elements, read from the widgets' own modules. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { cacheFolder, type Package, root } from '../lib/workspace.ts';
import { resolve, ssr } from '../vite/resolve.ts';

/** The part of an element's table for documents; `defineWidget` of @yantra/element describes it. */
export interface ElementTable {
  readonly tag: string;
  readonly description: string;
  readonly attributes: Readonly<Record<string, TableAttribute>>;
  readonly events: Readonly<Record<string, TableEvent>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Where the parent shrinks to what it holds: a length, or `content`. */
  readonly width?: string;
}
export interface TableAttribute {
  readonly type: string;
  readonly description: string;
  readonly default?: unknown;
  /** All that it takes, where no component's props say so. */
  readonly values?: readonly string[];
}
export interface TableEvent {
  readonly description: string;
  readonly cancelable?: boolean;
}

/** An element of a widget's package. */
export interface WidgetElement {
  /** The folder's name, e.g. `city-picker`. */
  readonly short: string;
  /** The class's name as exported by `src/<short>.element.ts`. */
  readonly className: string;
  readonly table: ElementTable;
  /** All css that its shadow root may have, including css loaded later. */
  readonly styles: string;
}

/**
 * Loads the element of each widget as Vite's server does, so that `.tsx` and `?inline` work as in a build. Nothing listens and nothing is watched.
 * @throws if a module does not load, or does not export one class made by defineWidget
 */
export async function readElements(widgets: readonly Package[]): Promise<WidgetElement[]> {
  const server = await createServer({
    configFile: false,
    envDir: false,
    root,
    cacheDir: join(cacheFolder, 'element-docs'),
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve,
    // The classes are never instantiated. They extend a replacement of HTMLElement in these modules only, without a global.
    ssr: { ...ssr, noExternal: [/^@r2wc\//] },
    define: { HTMLElement: 'Object' },
  });
  try {
    const elements: WidgetElement[] = [];
    for (const widget of widgets) elements.push(await readElement(server, widget));
    return elements;
  } finally {
    await server.close();
  }
}

async function readElement(server: ViteDevServer, { folder, path, short }: Package): Promise<WidgetElement> {
  const file = join(folder, `src/${short}.element.ts`);
  if (!existsSync(file)) throw new Error(`${path}/src/${short}.element.ts is missing.`);
  const module = await server.ssrLoadModule(file).catch((cause: unknown) => {
    throw new Error(`${path}/src/${short}.element.ts does not load: ${String(cause)}`, { cause });
  });
  const styles = await stylesOf(server, folder);
  const found = Object.entries(module).flatMap(([className, value]) => {
    const table: unknown = typeof value === 'function' && 'widget' in value ? value.widget : undefined;
    return isTable(table) ? [{ short, className, table, styles }] : [];
  });
  const [element, ...others] = found;
  if (element === undefined || others.length > 0) {
    throw new Error(
      `${path}/src/${short}.element.ts should export one class made by defineWidget; it exports ${found.length}.`,
    );
  }
  return element;
}

/** The type checker has checked the inside. */
function isTable(value: unknown): value is ElementTable {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value && 'events' in value;
}

/** Its own, and those of @yantra/ui that its files import. */
async function stylesOf(server: ViteDevServer, folder: string): Promise<string> {
  const shared = await server.ssrLoadModule(join(root, 'packages/ui/src/sheets.ts'));
  const textsOf = (pattern: string): string[] =>
    globSync(pattern, { cwd: join(folder, 'src') }).map((file) => readFileSync(join(folder, 'src', file), 'utf8'));
  const taken = textsOf('**/*.ts').flatMap((text) =>
    [...text.matchAll(/\{([^{}]*)\} from '@yantra\/ui\/sheets'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
    ),
  );
  return [
    ...textsOf('**/*.css'),
    ...taken.filter((name) => name !== 'tokens').map((name) => String(shared[name] ?? '')),
  ].join('\n');
}
