/** The process of `library-builds.ts`: builds the package in each given folder, in order, and reports each result. */
import { build, createLogger } from 'vite';

/** The result for a folder. */
export interface LibraryBuild {
  readonly isPassed: boolean;
  readonly output: string;
}

process.on('message', (folder: string) => void buildIn(folder).then((built) => process.send?.(built)));

async function buildIn(folder: string): Promise<LibraryBuild> {
  const lines: string[] = [];
  const tell = (line: string): void => void lines.push(line);
  const customLogger = { ...createLogger('warn'), info: tell, warn: tell, warnOnce: tell, error: tell };
  try {
    // Source maps name sources from here, so that the result equals that of `pnpm run build`.
    process.chdir(folder);
    await build({ customLogger });
    return { isPassed: true, output: lines.join('\n') };
  } catch (error) {
    return { isPassed: false, output: [...lines, String(error)].join('\n') };
  }
}
