import type { Drawn } from './shims/engine.ts';

const svg = 'http://www.w3.org/2000/svg';

/** What a component wants done with an element once it stands where it stays, e.g. to colour it. */
export type Finish = () => void;

/**
 * Draws what components returned on the inert engine (`shims/engine.ts`), once: no state, no updates.
 * @param place is given the elements; their refs are called by what this returns
 */
export function draw(content: unknown, place: Element): Finish {
  const finishes: Finish[] = [];
  drawInto(place, content, finishes);
  return () => finishes.forEach((finish) => finish());
}

function drawInto(place: Element, content: unknown, finishes: Finish[]): void {
  if (content == null || typeof content === 'boolean') return;
  if (Array.isArray(content)) return content.forEach((part) => drawInto(place, part, finishes));
  if (typeof content !== 'object') return place.append(String(content));
  const { type, props } = content as Drawn;
  if (typeof type === 'function') return drawInto(place, type(props), finishes);
  const { children, ref, ...attributes } = props as { readonly children?: unknown; readonly ref?: unknown };
  const isSvg = type === 'svg' || (place.namespaceURI === svg && place.localName !== 'foreignObject');
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
  drawInto(element, children, finishes);
  if (typeof ref === 'function') finishes.push(() => ref(element));
  place.append(element);
}
