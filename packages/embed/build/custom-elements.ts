import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { loaderFile, readEmbedManifest } from './manifest.ts';

/** The part that the embed reads; the packages' own (`npm run check -- element-docs`) have the rest. */
interface Described {
  readonly modules: readonly {
    readonly declarations: readonly { readonly name: string; readonly tagName?: string }[];
  }[];
}
interface EditorData {
  readonly version: number;
  readonly tags: readonly object[];
}

/** The descriptions of the embed's elements: beside the loader, for catalogues, and for editors. */
export const describedFiles = { manifest: 'custom-elements.json', editor: 'vscode.html-custom-data.json' } as const;

/** Writes the descriptions of the elements that the embed serves, as its manifest lists them. */
export function describeElements(folder: string): Plugin {
  return {
    name: 'yantra:describe-elements',
    closeBundle() {
      const { scripts } = readEmbedManifest(join(folder, 'dist/manifest.json'));
      const { manifest, editor } = described(Object.keys(scripts), packagesOf(folder));
      writeFileSync(join(folder, 'dist/v1', describedFiles.manifest), `${JSON.stringify(manifest, undefined, 2)}\n`);
      writeFileSync(join(folder, 'dist/v1', describedFiles.editor), `${JSON.stringify(editor, undefined, 2)}\n`);
    },
  };
}

/** The folders of the packages in the embed. */
function packagesOf(folder: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies).map((name) => join(folder, 'node_modules', name));
}

/**
 * @param tags the served tags
 * @param folders packages, some of which describe an element
 * @throws if no package describes a tag
 */
function described(tags: readonly string[], folders: readonly string[]): { manifest: object; editor: EditorData } {
  const files = folders.map((folder) => join(folder, describedFiles.manifest)).filter((file) => existsSync(file));
  const known = new Map(files.flatMap(elementsIn));
  const elements = tags.toSorted().map((tag) => {
    const element = known.get(tag);
    if (element === undefined)
      throw new Error(`The embed serves <${tag}>, which no package that it depends on describes.`);
    return { tag, ...element };
  });
  return {
    manifest: {
      schemaVersion: '1.0.0',
      modules: [
        {
          kind: 'javascript-module',
          path: loaderFile,
          declarations: elements.map(({ declaration }) => declaration),
          exports: elements.map(({ tag, declaration: { name } }) => ({
            kind: 'custom-element-definition',
            name: tag,
            declaration: { name, module: loaderFile },
          })),
        },
      ],
    },
    editor: { version: 1.1, tags: elements.flatMap(({ editor }) => editor) },
  };
}

function elementsIn(file: string) {
  const { modules } = read<Described>(file);
  const { tags } = read<EditorData>(join(dirname(file), describedFiles.editor));
  return modules.flatMap(({ declarations }) =>
    declarations.flatMap((declaration) =>
      declaration.tagName === undefined ? [] : [[declaration.tagName, { declaration, editor: tags }] as const],
    ),
  );
}

const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;
