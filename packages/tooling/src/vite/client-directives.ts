/** Which built modules begin with 'use client', so that a server component may import a package. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packages = join(import.meta.dirname, '../../..');

/** What runs in browsers, and is drawn on a server as a client component. `react/jsx-runtime` alone asks for nothing. */
const forClients =
  /^(?:react|react-dom|react-dom\/client|(?:react-hot-toast|react-leaflet|@preact\/signals-react)(?:\/.*)?)$/;

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Whether a package of ours has parts for clients: it has React as a peer. Texts of languages are only texts. */
function hasReact(id: string): boolean {
  const [, name] = /^@yantra\/([^/]+)(?!.*\/languages\/)/.exec(id) ?? [];
  if (name === undefined) return false;
  const manifest = [name, `widgets/${name}`].map((path) => join(packages, path, 'package.json')).find(existsSync);
  if (manifest === undefined) return false;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest).peerDependencies?.['react'] !== undefined;
}

/** A module that only hands on what others export, such as an index: what is for clients says so itself, the rest may be called by a server. */
const handsOn = (code: string): boolean =>
  code
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    .replaceAll(
      /(?:export|import)\s*(?:\{[^}]*\}|\*(?:\s*as\s+\w+)?)\s*from\s*['"][^'"]+['"];?|export\s*\{[^}]*\};?/g,
      '',
    )
    .trim() === '';

/**
 * Begins with 'use client' every module that imports, directly or by others, what is for clients. Each must be a file of its own (`preserveModules`), or a server
 * could call nothing of the package.
 */
export function clientDirectives(): Plugin {
  const known = new Map<string, boolean>();
  return {
    name: 'yantra:client-directives',
    buildStart: () => known.clear(),
    banner({ facadeModuleId }) {
      const isForClient = (id: string): boolean => {
        const found = known.get(id);
        if (found !== undefined) return found;
        // Until it is known: modules may import each other.
        known.set(id, false);
        const imported = this.getModuleInfo(id)?.importedIds ?? [];
        const is = forClients.test(id) || hasReact(id) || imported.some(isForClient);
        known.set(id, is);
        return is;
      };
      if (facadeModuleId === null || !isForClient(facadeModuleId)) return '';
      return handsOn(this.getModuleInfo(facadeModuleId)?.code ?? '') ? '' : "'use client';";
    },
  };
}
