import type { Drawn } from './engine.ts';

const svg = 'http://www.w3.org/2000/svg';

/** What remains to be done, in this order. */
export interface Drawing {
  /** Draws the rest of a list; each is best a task of its own. */
  readonly later: (() => void)[];
  /** Calls the refs of what is drawn so far, once it is in its final place. */
  readonly finish: () => void;
}

/**
 * Draws what components returned on the inert engine (`engine.ts`), once: no state, no updates. Of a list (elements with keys) it draws the first at once and
 * the others later.
 * @param place receives the elements
 */
export function draw(content: unknown, place: Element): Drawing {
  const jobs: Jobs = { later: [], refs: [] };
  drawInto(place, content, jobs);
  return { later: jobs.later, finish: () => jobs.refs.splice(0).forEach((call) => call()) };
}

interface Jobs {
  readonly later: (() => void)[];
  readonly refs: (() => void)[];
}

function drawInto(place: Element, content: unknown, jobs: Jobs): void {
  if (content == null || typeof content === 'boolean') return;
  if (Array.isArray(content)) {
    content.forEach((part: Partial<Drawn> | null, index) => {
      if (index > 0 && part?.key) jobs.later.push(() => drawInto(place, part, jobs));
      else drawInto(place, part, jobs);
    });
    return;
  }
  if (typeof content !== 'object') return place.append(String(content));
  const { type, props } = content as Drawn;
  if (typeof type === 'function') return drawInto(place, type(props), jobs);
  const { children, ref, ...attributes } = props as { readonly children?: unknown; readonly ref?: unknown };
  const isSvg = type === 'svg' || place.namespaceURI === svg;
  const { ownerDocument: document } = place;
  const element = isSvg ? document.createElementNS(svg, type) : document.createElement(type);
  for (const [name, value] of Object.entries<unknown>(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    else if (value != null && (value !== false || name[4] === '-')) {
      element.setAttribute(
        name === 'className' ? 'class' : name,
        value === true && name[4] !== '-' ? '' : String(value),
      );
    }
  }
  drawInto(element, children, jobs);
  if (typeof ref === 'function') jobs.refs.push(() => ref(element));
  place.append(element);
}
