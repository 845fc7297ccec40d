import { messages } from './doctor.messages.ts';

/** How a person finds an element in the page's source. */
const named = ({ localName, id, classList }: Element): string =>
  localName + (id ? `#${id}` : classList[0] ? `.${classList[0]}` : '');

/** The element's parents, out of shadow roots too. */
function* parentsOf(element: Element): Generator<Element> {
  const parent = element.assignedSlot ?? element.parentNode;
  const next = parent instanceof ShadowRoot ? parent.host : parent;
  if (!(next instanceof Element)) return;
  yield next;
  yield* parentsOf(next);
}

function hiddenBy(element: Element): Element | undefined {
  return [element, ...parentsOf(element)].find((one) => {
    const { display, visibility, opacity } = getComputedStyle(one);
    return display === 'none' || visibility === 'hidden' || opacity === '0';
  });
}

/** The parent that cuts off a part of it which no scrolling brings back. */
function clippedBy(element: Element): Element | undefined {
  const box = element.getBoundingClientRect();
  return [...parentsOf(element)].find((parent) => {
    const { overflowX, overflowY } = getComputedStyle(parent);
    const { left, right, top, bottom } = parent.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      parent !== document.body &&
      parent !== document.documentElement &&
      ((cuts(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
        (cuts(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1)))
    );
  });
}

/** What lies over its middle, if that is in the window. */
function coveredBy(element: Element): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height / 2, innerHeight / 2)];
  const root = element.getRootNode() as Document | ShadowRoot;
  const there = root.elementFromPoint(x, y);
  // The root of a page is what there is where nothing is.
  return there && there !== document.documentElement && !element.contains(there) && !there.contains(element)
    ? there
    : undefined;
}

/** Whether a person sees the element, and what is in the way. */
export function sightProblems(element: Element): string[] {
  const { localName: tag } = element;
  const hidden = hiddenBy(element);
  if (hidden) return [messages.hidden(tag, named(hidden))];
  // A widget that only opens dialogs is empty.
  if (element.getBoundingClientRect().width < 1)
    return [messages.noWidth(tag, named([...parentsOf(element)][0] ?? element))];
  const [clipping, covering] = [clippedBy(element), coveredBy(element)];
  return [
    ...(clipping ? [messages.clipped(tag, named(clipping))] : []),
    ...(covering ? [messages.covered(tag, named(covering))] : []),
  ];
}

/** Whether something keeps the widgets' place before they come. */
export const placeProblems = (siteUrl: string): string[] =>
  document.querySelector(`link[rel~="stylesheet"][href^="${siteUrl}/embed/"][href*="/place"]`)
    ? []
    : [messages.noPlace(`<link rel="stylesheet" href="${siteUrl}/embed/v1/place.css">`)];

/** The functions of the browser that widgets rely on, as the page has them. */
const builtIns = (): Readonly<Record<string, unknown>> => ({
  Event,
  CustomEvent,
  Promise,
  Map,
  WeakMap,
  URL,
  fetch,
  MutationObserver,
  IntersectionObserver,
  'Array.from': Reflect.get(Array, 'from'),
  'JSON.parse': Reflect.get(JSON, 'parse'),
  'JSON.stringify': Reflect.get(JSON, 'stringify'),
});
const isOfBrowser = (value: unknown): boolean =>
  typeof value === 'function' && /\{\s*\[native code\]\s*\}/.test(Function.prototype.toString.call(value));

/** What of the page is unusual, without being wrong. */
export const pageRemarks = (): string[] => {
  const replaced = Object.entries(builtIns()).flatMap(([name, value]) => (isOfBrowser(value) ? [] : [name]));
  return [
    ...(replaced.length > 0 ? [messages.replaced(replaced)] : []),
    ...(document.compatMode === 'BackCompat' ? [messages.quirks] : []),
  ];
};
