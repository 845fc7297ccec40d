import type { TagAttribute } from '@yantra/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { playground } from './playground.messages.ts';

/** An event as the page heard it. */
export interface HeardEvent {
  readonly id: number;
  readonly name: string;
  /** As JSON. */
  readonly detail: string;
}

/** As many as somebody reads. */
const mostEvents = 20;

/** The very element that partners get, by the loader that they paste, in a place of the page; for one tag all its life. */
export function useLiveElement(tag: string, attributes: readonly TagAttribute[], names: readonly string[]) {
  const place = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    // Not Vite's to find: it is the embed's, as every site gets it.
    import(/* @vite-ignore */ `${location.origin}/embed/v1/yantra.js`).catch(() => setFailed(true));
  }, []);
  const written = JSON.stringify(attributes);
  useEffect(() => {
    let element = place.current?.firstElementChild;
    if (!element) {
      element = document.createElement(tag);
      const link = document.createElement('a');
      link.href = '/equipments';
      link.textContent = playground.fallback;
      element.append(link);
      place.current?.replaceChildren(element);
    }
    const wanted = new Map(JSON.parse(written) as TagAttribute[]);
    for (const name of element.getAttributeNames()) {
      if (name !== 'state' && !wanted.has(name)) element.removeAttribute(name);
    }
    for (const [name, value] of wanted) element.setAttribute(name, value === true ? '' : value);
  }, [tag, written]);
  return { place, isFailed, ...useHeard(place, names) };
}

function useHeard(place: RefObject<HTMLElement | null>, names: readonly string[]) {
  const [heard, setHeard] = useState<readonly HeardEvent[]>([]);
  const count = useRef(0);
  const listed = names.join(' ');
  useEffect(() => {
    const at = place.current;
    const hear = (event: Event) => {
      const { type, detail } = event as CustomEvent<unknown>;
      // What would lead to another page stays here.
      event.preventDefault();
      const entry = { id: (count.current += 1), name: type, detail: JSON.stringify(detail) };
      setHeard((before) => [entry, ...before].slice(0, mostEvents));
    };
    for (const name of listed.split(' ')) at?.addEventListener(name, hear);
    return () => {
      for (const name of listed.split(' ')) at?.removeEventListener(name, hear);
    };
  }, [place, listed]);
  return { heard, forget: () => setHeard([]) };
}
