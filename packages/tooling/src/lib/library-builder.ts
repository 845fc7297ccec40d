/** The process of `library-builds.ts`: builds the package in each given folder, in order, and reports each result. */
import { build, createLogger } from 'vite';

/** The result for a folder. */
export interface LibraryBuild {
  readonly isPassed: boolean;
  readonly output: string;
  /** What its process holds now, in bytes. */
  readonly heldBytes: number;
}

process.on('message', (folder: string) => void buildIn(folder).then((built) => process.send?.(built)));

const held = (): number => process.memoryUsage().heapUsed;

async function buildIn(folder: string): Promise<LibraryBuild> {
  const lines: string[] = [];
  const tell = (line: string): void => void lines.push(line);
  const customLogger = { ...createLogger('warn'), info: tell, warn: tell, warnOnce: tell, error: tell };
  try {
    // Source maps name sources from here, so that the result equals that of `pnpm run build`.
    process.chdir(folder);
    await build({ customLogger });
    return { isPassed: true, output: lines.join('\n'), heldBytes: held() };
  } catch (error) {
    return { isPassed: false, output: [...lines, String(error)].join('\n'), heldBytes: held() };
  }
}
