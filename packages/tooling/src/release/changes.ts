/** What changed, from the files that changesets reads and writes: `.changeset/*.md` before a release, `CHANGELOG.md` of each package after it. */

/** In the order of how much they change. */
const kinds = ['patch', 'minor', 'major'] as const;
export type ChangeKind = (typeof kinds)[number];

export interface Change {
  readonly kind: ChangeKind;
  /** What changed; paragraphs. */
  readonly text: readonly string[];
  /** What who uses it has to do; absent if nothing. */
  readonly toDo?: string;
  /** Short names of the packages that changed by it, e.g. `lead-form`. */
  readonly packages: readonly string[];
}

/** All changes of a version. */
export interface VersionChanges {
  readonly version: string;
  readonly changes: readonly Change[];
}

export const larger = (one: ChangeKind, other: ChangeKind): ChangeKind =>
  kinds.indexOf(one) >= kinds.indexOf(other) ? one : other;

/* How a changeset says that its readers have something to do. */
const toDoMark = /^To do:\s*/;
const shortOf = (name: string): string => name.replace(/^@yantra\//, '');

/** A text's paragraphs, each on one line; the one that begins with `To do:` apart. */
function told(text: string): Pick<Change, 'text' | 'toDo'> {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((one) => one !== '');
  const toDo = paragraphs.find((one) => toDoMark.test(one))?.replace(toDoMark, '');
  return {
    text: paragraphs.filter((one) => !toDoMark.test(one)),
    ...(toDo === undefined ? {} : { toDo }),
  };
}

/** A file of `.changeset`. @throws if it is none */
export function readChangeset(source: string): Change {
  const [, front, text = ''] = /^---\n(.*?)\n---\n?(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const named = [...(front ?? '').matchAll(/^['"]?(@yantra\/[\w-]+)['"]?:\s*(patch|minor|major)\s*$/gm)];
  if (named.length === 0) throw new Error(`This is no changeset:\n${source}`);
  return {
    kind: named.map(([, , kind]) => kind as ChangeKind).reduce(larger),
    ...told(text),
    packages: named.map(([, name = '']) => shortOf(name)).toSorted(),
  };
}

/** What changed in a package by itself, newest version first; nothing of what only its dependencies brought. @param name e.g. `lead-form` */
export function readChangelog(name: string, source: string): VersionChanges[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      const ofKinds = lines.join('\n').split(/^### /m).slice(1);
      return { version: version.trim(), changes: ofKinds.flatMap((text) => changesOfKind(name, text)) };
    });
}

function changesOfKind(name: string, text: string): Change[] {
  const kind = /^(Patch|Minor|Major) Changes/.exec(text)?.[1]?.toLowerCase() as ChangeKind | undefined;
  if (kind === undefined) return [];
  return text
    .split(/^- /m)
    .slice(1)
    .filter((entry) => !/^(?:Updated dependencies|@yantra\/)/.test(entry))
    .map((entry) => ({
      kind,
      // Changesets puts the commit before a change, and two spaces before its further lines.
      ...told(entry.replace(/^[\da-f]{7,40}: /, '').replaceAll(/^ {2}/gm, '')),
      packages: [name],
    }));
}

/** The changes of all packages, version by version, newest first. What stands in several packages is told once. */
export function together(changelogs: readonly (readonly VersionChanges[])[]): VersionChanges[] {
  const byVersion = new Map<string, Map<string, Change>>();
  for (const { version, changes } of changelogs.flat()) {
    const known = byVersion.get(version) ?? new Map<string, Change>();
    byVersion.set(version, known);
    for (const change of changes) {
      const key = change.text.join('\n');
      const same = known.get(key);
      const packages = [...new Set([...(same?.packages ?? []), ...change.packages])].toSorted();
      known.set(key, { ...change, kind: larger(change.kind, same?.kind ?? 'patch'), packages });
    }
  }
  return [...byVersion]
    .toSorted(([one], [other]) => compareVersions(other, one))
    .map(([version, changes]) => ({ version, changes: [...changes.values()].toSorted(largestFirst) }));
}

const largestFirst = (one: Change, other: Change): number => kinds.indexOf(other.kind) - kinds.indexOf(one.kind);

/** Below zero if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((place) => a?.[place] !== b?.[place]) ?? 2;
  return (a?.[at] ?? 0) - (b?.[at] ?? 0);
}

/** The version after these changes; all packages have the same. */
export function versionAfter(version: string, changes: readonly Pick<Change, 'kind'>[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const kind = changes.map((one) => one.kind).reduce(larger, 'patch');
  if (kind === 'major') return `${major + 1}.0.0`;
  return kind === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
