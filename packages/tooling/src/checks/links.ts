/** What texts point at is there: links between pages, what code cites of the handbook, and files that are named. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFiles, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const handbook = 'packages/handbook';

/** What the rules below ask of the project. */
export interface Project {
  /** From the root, as git knows them. */
  readonly files: readonly string[];
  readonly read: (path: string) => string;
}

export const links: Check = {
  id: 'links',
  name: 'links, citations of the handbook and names of files lead somewhere',
  run: async () => {
    return findingOf(brokenIn({ files: projectFiles(), read: (path) => readFileSync(join(root, path), 'utf8') }));
  },
};

/** @returns what leads nowhere, as `path:line: what` */
export function brokenIn(project: Project): string[] {
  const ends = new Set(project.files.flatMap(endsOf));
  const cited = citable(project);
  return project.files.flatMap((path) => {
    const isPage = path.endsWith('.md');
    if (!isPage && !/\.(?:tsx?|mts|mjs|css)$/.test(path)) return [];
    const text = project.read(path);
    // Code says where it is from in comments alone; the rest of it is the compiler's.
    const prose = isPage ? text : commentsOf(text);
    const wrong = [
      ...(isPage ? brokenLinks(path, text, project) : []),
      ...brokenCitations(prose, cited),
      ...(path.endsWith('CHANGELOG.md') ? [] : goneFiles(isPage ? codeSpans(prose) : prose, ends)),
    ];
    return wrong.map(({ at, what }) => `${path}:${text.slice(0, at).split('\n').length}: ${what}`);
  });
}

interface Broken {
  readonly at: number;
  readonly what: string;
}

/** Links of a page within the project: the file, and the heading behind `#`. */
function brokenLinks(path: string, text: string, { files, read }: Project): Broken[] {
  const known = new Set(files);
  return [...text.matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ({ 1: to = '', 2: anchor, index }) => {
      const target = to === '' ? path : normalize(join(dirname(path), to)).replace(/\/$/, '');
      const isFolder = files.some((file) => file.startsWith(`${target}/`));
      if (!known.has(target) && !isFolder) return [{ at: index, what: `the link to ${to} leads nowhere` }];
      if (anchor === undefined || !target.endsWith('.md') || anchorsOf(read(target)).has(anchor)) return [];
      return [{ at: index, what: `${target} has no heading #${anchor}` }];
    },
  );
}

/** As the places where Markdown is shown make them of headings. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...page.matchAll(/^#+ (.+)$/gm)].map(({ 1: heading = '' }) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );

/** Pages of the specification with the numbers of their chapters, and the numbers of the decisions. */
interface Citable {
  readonly chapters: ReadonlyMap<string, ReadonlySet<string>>;
  readonly decisions: ReadonlySet<string>;
}

function citable({ files, read }: Project): Citable {
  const pages = files.filter((path) => path.startsWith(`${handbook}/spec/`) && path.endsWith('.md'));
  const numbers = files.map((path) => /\/handbook\/decisions\/(\d{4})-/.exec(path)?.[1]);
  return {
    chapters: new Map(
      pages.map((path) => {
        const name = path.slice(`${handbook}/spec/`.length, -'.md'.length);
        return [name, new Set([...read(path).matchAll(/^## (\d+)\./gm)].map(({ 1: number = '' }) => number))];
      }),
    ),
    decisions: new Set(numbers.filter((number) => number !== undefined)),
  };
}

function brokenCitations(text: string, { chapters, decisions }: Citable): Broken[] {
  const names = [...chapters.keys()].join('|');
  const found = names === '' ? [] : [...text.matchAll(new RegExp(`\\b(${names})(?:\\.md)? §(\\d+)`, 'g'))];
  return [
    ...found
      .filter(({ 1: page = '', 2: chapter = '' }) => chapters.get(page)?.has(chapter) !== true)
      .map(({ 0: said, index }) => ({ at: index, what: `"${said}" is no chapter of the specification` })),
    ...[...text.matchAll(/\bdecisions\/(\d{4})/g)]
      .filter(({ 1: number = '' }) => !decisions.has(number))
      .map(({ 0: said, index }) => ({ at: index, what: `${said} is no decision` })),
  ];
}

/** Files that are named and are nowhere: by the end of a path of the project. A star, an ellipsis or braces mean no one file. */
function goneFiles(text: string, ends: ReadonlySet<string>): Broken[] {
  return (
    [...text.matchAll(/(?<![\w@./*…}{<-])(?:[\w@.-]+\/)*\w[\w.-]*\.(?:tsx?|mts|mjs|css|md)(?![\w/*…}{-])/g)]
      // An entry of a package is what its exports map says, not a file.
      .filter(({ 0: name }) => !name.startsWith('@') && !ends.has(name.replace(/^(?:\.\.?\/)+/, '')))
      .map(({ 0: name, index }) => ({ at: index, what: `${name} is no file of the project` }))
  );
}

/** A path, and what is left of it without its first folder, its first two … */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(index).join('/'));
}

/** The text with all but its comments blanked, so that places in it stay. A star behind a letter and a slash is a pattern of paths. */
function commentsOf(text: string): string {
  const blank = text.replaceAll(/[^\n]/g, ' ');
  return [...text.matchAll(/(?<![\w'"`/*}])\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].reduce(
    (prose, { 0: comment, index }) => prose.slice(0, index) + comment + prose.slice(index + comment.length),
    blank,
  );
}

/** The text with all but what stands between backticks blanked; fenced blocks too are blanked: a check of their own compiles them. */
function codeSpans(text: string): string {
  const blank = text.replaceAll(/[^\n]/g, ' ');
  const open = text.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...open.matchAll(/`([^`\n]+)`/g)].reduce(
    (prose, { 1: code = '', index }) => prose.slice(0, index + 1) + code + prose.slice(index + 1 + code.length),
    blank,
  );
}
