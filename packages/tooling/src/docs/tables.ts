/** The tables of the elements, read where they are written: in the widgets' own modules. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { cacheFolder, type Package, root } from '../lib/workspace.ts';
import { resolve, ssr } from '../vite/resolve.ts';

/** What the documents take of an element's table; `defineWidget` of @yantra/element describes it. */
export interface ElementTable {
  readonly tag: string;
  readonly description: string;
  readonly attributes: Readonly<Record<string, TableAttribute>>;
  readonly events: Readonly<Record<string, TableEvent>>;
  readonly parts: Readonly<Record<string, string>>;
}
export interface TableAttribute {
  readonly type: string;
  readonly description: string;
  readonly default?: unknown;
}
export interface TableEvent {
  readonly description: string;
  readonly cancelable?: boolean;
}

/** An element as a widget's package gives it. */
export interface WidgetElement {
  /** The folder's name, e.g. `city-picker`. */
  readonly short: string;
  /** The name under which `src/<short>.element.ts` exports the class. */
  readonly className: string;
  readonly table: ElementTable;
  /** All css that its shadow root may hold, what comes later too. */
  readonly styles: string;
}

/**
 * Loads the element of each widget as a server of Vite would, so that `.tsx` and `?inline` mean what they mean in a build. Nothing listens and
 * nothing is watched.
 * @throws when a module does not load, or does not export one class made by defineWidget
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
    // The classes are made and never used. They extend what stands in for HTMLElement in these modules only, so that no global is made up.
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

/** The types have checked its inside. */
function isTable(value: unknown): value is ElementTable {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value && 'events' in value;
}

/** Its own, and those of @yantra/ui that any of its files takes. */
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
