/*
 * `?yantra-debug=1` on a page prints what keeps its widgets from working or from being seen: what the page's policy blocks, loaders of several versions,
 * unknown tags and attributes, refused keys, files that did not come, widgets without room, hidden, cut off or covered, no place kept. The loader loads it for
 * the page's author.
 */
import { activeEquipmentsPath } from '@yantra/contract/calls';
import { messages } from './doctor.messages.ts';
import { importMapProblems } from './import-maps.ts';
import { type Violation, policyProblems, watchPolicy } from './policy.ts';
import { type Described, mistakesOf } from './slips.ts';
import { streetSources } from './streets.ts';
import { pageRemarks, placeProblems, sightProblems } from './surroundings.ts';

/** This file is on the marketplace's host, so its own address gives the origin. */
const siteUrl = new URL(import.meta.url).origin;
const prefix = 'yantra-';
/** Time for files to arrive, or to fail three times. */
const patienceMs = 8000;

/** The marketplace's tags; undefined if it cannot be reached. */
async function describedTags(): Promise<Described | undefined> {
  try {
    const answer = await fetch(`${siteUrl}/embed/v1/custom-elements.json`);
    const { modules } = (await answer.json()) as {
      readonly modules: readonly {
        readonly declarations: readonly {
          readonly tagName: string;
          readonly attributes: readonly { readonly name: string }[];
        }[];
      }[];
    };
    return new Map(
      modules.flatMap(({ declarations }) =>
        declarations.map(({ tagName, attributes }) => [tagName, new Set(attributes.map(({ name }) => name))] as const),
      ),
    );
  } catch {
    return undefined;
  }
}

/** Our tags on the page, in every shadow root. */
function ourElements(root: ParentNode = document): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName.startsWith(prefix) ? [element] : element.shadowRoot ? ourElements(element.shadowRoot) : []),
  ]);
}

/** The page's loaders, by address without query. */
const loadersOf = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/"][src*="yantra.js"]')].map(
      ({ src }) => src.split('?')[0] ?? src,
    ),
  ),
];

/** The keys on the page that the marketplace refuses, with its sentences. */
async function refusedKeys(elements: readonly Element[]): Promise<string[]> {
  const keys = new Set(elements.flatMap((element) => element.getAttribute('partner') || []));
  const answers = [...keys].map(async (key) => {
    const answer = await fetch(
      `${siteUrl}/api${activeEquipmentsPath}?${new URLSearchParams({ key, page: '1', pageSize: '1' }).toString()}`,
    );
    if (answer.ok) return [];
    const { message } = (await answer.json()) as { readonly message: string };
    return [messages.refusedKey(key, message)];
  });
  const settled = await Promise.allSettled(answers);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

const stateOf = (element: Element): string => {
  const state = (element.getAttribute('state') ??
    (element.matches(':defined') ? 'loading' : 'waiting')) as keyof typeof messages.states;
  return messages.state(element.localName, messages.states[state]);
};

/** A scope shows only what stands in it. */
const isShown = ({ localName }: Element): boolean => localName !== `${prefix}scope`;

/** Examines the page. @returns the problems, and other remarks */
async function examine(violations: readonly Violation[]) {
  const [elements, tags, loaders] = [ourElements(), await describedTags(), loadersOf()];
  const problems = [
    ...(loaders.length > 1 ? [messages.twice(loaders)] : []),
    ...(elements.length === 0 ? [messages.none] : []),
    ...(tags === undefined
      ? [messages.unreachable(siteUrl)]
      : elements.flatMap((element) => mistakesOf(element, tags))),
    ...(await refusedKeys(elements)),
    ...policyProblems(violations, siteUrl, await streetSources(elements, siteUrl)),
    ...elements
      .filter((element) => element.getAttribute('state') === 'error')
      .map((element) => (element.matches(':defined') ? stateOf(element) : messages.noCode(element.localName))),
    ...elements.filter((element) => isShown(element) && element.hasAttribute('state')).flatMap(sightProblems),
    ...(elements.some(isShown) ? placeProblems(siteUrl) : []),
    ...importMapProblems(),
  ];
  const facts = [messages.loaders(loaders), ...elements.filter(isShown).map(stateOf), ...pageRemarks()];
  return { problems: [...new Set(problems)], facts };
}

const violations = watchPolicy();
setTimeout(() => {
  void examine(violations).then(({ problems, facts }) => {
    const lines = [messages.title(problems.length), ...problems, ...facts].map((line, at) =>
      at === 0 ? line : `- ${line}`,
    );
    console.info(lines.join('\n'));
  });
}, patienceMs);
