import { news } from 'virtual:changes';
import { changesTexts as texts } from './changes.messages.ts';
import type { GuideBlock, GuidePart } from './guide-part.ts';
import type { ChangeNews, News, VersionNews } from './news.ts';

const dayShown = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const shown = (day: string): string => dayShown.format(new Date(day));

/** What a package is called: the embed is known as the script. */
const called = (name: string): string => (name === 'embed' ? texts.script : `\`${name}\``);

/** A point for each paragraph; the last says where. */
const points = ({ text, packages }: ChangeNews): readonly string[] =>
  text.map((paragraph, at) =>
    at < text.length - 1 ? paragraph : `${paragraph} ${texts.packages(packages.map(called).join(', '))}`,
  );

const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What changed, after what has to be done for it. */
function listOf(changes: readonly ChangeNews[]): readonly GuideBlock[] {
  const toDo = changes.flatMap((change) => (change.toDo === undefined ? [] : [begun(change.toDo)]));
  return [...(toDo.length === 0 ? [texts.nothingToDo] : [texts.toDo, toDo]), texts.isNew, changes.flatMap(points)];
}

const versionBlocks = ({ version, day, changes }: VersionNews): readonly GuideBlock[] => [
  { title: texts.version(version) },
  ...(day === undefined ? [] : [texts.released(shown(day))]),
  ...(changes.length === 0 ? [texts.first] : listOf(changes)),
];

/** The page of the changes, as any other of the guide. */
export const partOfNews = ({ next, versions }: News): GuidePart => ({
  id: 'changes',
  heading: texts.heading,
  blocks: [
    texts.lede,
    { title: texts.howTitle },
    texts.how,
    { title: texts.next },
    ...(next.changes.length === 0 ? [texts.nothingNext] : [texts.nextLede(next.version), ...listOf(next.changes)]),
    ...versions.flatMap(versionBlocks),
    { title: texts.keptTitle },
    texts.keptLede,
    {
      name: texts.kept,
      columns: texts.keptColumns,
      rows: versions.flatMap(({ version, day, integrity }) =>
        integrity === undefined ? [] : [[version, day === undefined ? '–' : shown(day), `\`${integrity}\``]],
      ),
    },
  ],
});

export const changes: GuidePart = partOfNews(news);
