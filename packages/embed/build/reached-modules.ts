import { type InlineConfig, type Rolldown, build } from 'vite';

/** The modules that an entry really needs, found by building it alone without unused exports. They become one file. */
export async function reachedModules(config: InlineConfig, entry: string): Promise<ReadonlySet<string>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, lib: { entry, formats: ['es'] } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const modules = new Set<string>();
  const open = output.filter((file) => file.type === 'chunk' && file.isEntry).map(({ fileName }) => fileName);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = output.find(({ fileName }) => fileName === name);
    if (chunk?.type !== 'chunk') continue;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) modules.add(id);
    open.push(...chunk.imports);
  }
  return modules;
}
