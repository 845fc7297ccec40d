/*
 * `?yantra-debug=1` on a page prints what keeps its widgets from working: what the page's policy stops, loaders of several versions, tags and attributes
 * that are none of ours, keys that are refused. The loader brings it, for who builds the page.
 */
import { activeEquipmentsPath } from '@yantra/contract/calls';
import { messages } from './doctor.messages.ts';
import { type Violation, policyProblems, watchPolicy } from './policy.ts';
import { type Described, slipsOf } from './slips.ts';

/** This file is on the marketplace's own host, so it knows where that is. */
const siteUrl = new URL(import.meta.url).origin;
const prefix = 'yantra-';
/** What was asked for needs a while to come, or to fail three times. */
const patienceMs = 8000;

/** What the marketplace says of its tags; undefined where it cannot be asked. */
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

/** Our tags on the page, in whatever shadow root. */
function ourElements(root: ParentNode = document): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName.startsWith(prefix) ? [element] : element.shadowRoot ? ourElements(element.shadowRoot) : []),
  ]);
}

/** The loaders that the page has, by their addresses without queries. */
const loadersOf = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/"][src*="yantra.js"]')].map(
      ({ src }) => src.split('?')[0] ?? src,
    ),
  ),
];

/** The keys on the page that the marketplace refuses, in its own words. */
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

/** Looks the page over. @returns the problems, and what else is worth knowing */
async function examine(violations: readonly Violation[]) {
  const [elements, tags, loaders] = [ourElements(), await describedTags(), loadersOf()];
  const problems = [
    ...(loaders.length > 1 ? [messages.twice(loaders)] : []),
    ...(elements.length === 0 ? [messages.none] : []),
    ...(tags === undefined ? [messages.unreachable(siteUrl)] : elements.flatMap((element) => slipsOf(element, tags))),
    ...(await refusedKeys(elements)),
    ...policyProblems(violations, siteUrl),
    ...elements.filter((element) => element.getAttribute('state') === 'error').map(stateOf),
  ];
  const facts = [
    messages.loaders(loaders),
    ...elements.filter(({ localName }) => localName !== `${prefix}scope`).map(stateOf),
  ];
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
