/** The process of `library-builds.ts`: builds the package in every folder it is told of, one after the other, and says how each went. */
import { build, createLogger } from 'vite';

/** The answer to the name of a folder. */
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
    // What is built names its sources from here, and is the same as `pnpm run build` makes.
    process.chdir(folder);
    await build({ customLogger });
    return { isPassed: true, output: lines.join('\n') };
  } catch (error) {
    return { isPassed: false, output: [...lines, String(error)].join('\n') };
  }
}
