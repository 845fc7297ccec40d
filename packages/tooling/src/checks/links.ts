/** Checks that references lead somewhere: links between pages, code's citations of the handbook, and named files. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFiles, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const handbook = 'packages/handbook';

/** The parts of the project that the rules need. */
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

/** @returns broken references, as `path:line: what` */
export function brokenIn(project: Project): string[] {
  const ends = new Set(project.files.flatMap(endsOf));
  const cited = citable(project);
  return project.files.flatMap((path) => {
    const isPage = path.endsWith('.md');
    if (!isPage && !/\.(?:tsx?|mts|mjs|css)$/.test(path)) return [];
    const text = project.read(path);
    // In code only comments are checked; the compiler checks the rest.
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

/** A page's broken links within the project: the file, and the heading after `#`. */
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

/** Anchors of headings, as Markdown viewers make them. */
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

/** The specification's pages with their chapter numbers, and the decisions' numbers. */
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

/** Named files that do not exist, by the end of a path. A star, an ellipsis or braces name no single file. */
function goneFiles(text: string, ends: ReadonlySet<string>): Broken[] {
  return (
    [...text.matchAll(/(?<![\w@./*…}{<-])(?:[\w@.-]+\/)*\w[\w.-]*\.(?:tsx?|mts|mjs|css|md)(?![\w/*…}{-])/g)]
      // An entry of a package is defined by its exports map, not by a file.
      .filter(({ 0: name }) => !name.startsWith('@') && !ends.has(name.replace(/^(?:\.\.?\/)+/, '')))
      .map(({ 0: name, index }) => ({ at: index, what: `${name} is no file of the project` }))
  );
}

/** A path, and the same without its first folder, its first two … */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(index).join('/'));
}

/** The text with everything but comments blanked, so that positions stay. A star after a letter and a slash is part of a glob. */
function commentsOf(text: string): string {
  const blank = text.replaceAll(/[^\n]/g, ' ');
  return [...text.matchAll(/(?<![\w'"`/*}])\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].reduce(
    (prose, { 0: comment, index }) => prose.slice(0, index) + comment + prose.slice(index + comment.length),
    blank,
  );
}

/** The text with everything but inline code blanked; fenced blocks are blanked too: another check compiles them. */
function codeSpans(text: string): string {
  const blank = text.replaceAll(/[^\n]/g, ' ');
  const open = text.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...open.matchAll(/`([^`\n]+)`/g)].reduce(
    (prose, { 1: code = '', index }) => prose.slice(0, index + 1) + code + prose.slice(index + 1 + code.length),
    blank,
  );
}
