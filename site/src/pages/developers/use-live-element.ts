import type { TagAttribute } from '@yantra/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { playground } from './playground.messages.ts';

/** An event that the page received. */
export interface ReceivedEvent {
  readonly id: number;
  readonly name: string;
  /** As JSON. */
  readonly detail: string;
  readonly at: Date;
}

/** The configuration of the element. */
export interface LiveElement {
  readonly tag: string;
  readonly attributes: readonly TagAttribute[];
  /** Custom and other properties, set on the element as a partner's style sheet would. */
  readonly properties?: readonly (readonly [name: string, value: string])[];
}

/** More would not be read. */
const mostEvents = 20;
const common = ['yantra-ready', 'yantra-error'];

/** The same element and loader that partners get, placed in the page; the tag must not change. */
export function useLiveElement({ tag, attributes, properties = [] }: LiveElement, events: readonly string[] = []) {
  const place = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    // Browsers remember a failed import, so a retry needs another address.
    const again = turn === 0 ? '' : `?again=${turn}`;
    // Vite must not resolve it: it is the embed as every site gets it.
    import(/* @vite-ignore */ `${location.origin}/embed/v1/yantra.js${again}`).catch(() => setFailed(true));
  }, [turn]);
  const retry = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  const written = JSON.stringify(attributes);
  const styled = JSON.stringify(properties);
  useEffect(() => {
    const element = elementIn(place.current, tag);
    const wanted = new Map(JSON.parse(written) as TagAttribute[]);
    for (const name of element.getAttributeNames()) {
      if (name !== 'state' && name !== 'style' && !wanted.has(name)) element.removeAttribute(name);
    }
    for (const [name, value] of wanted) element.setAttribute(name, value === true ? '' : value);
  }, [tag, written]);
  useEffect(() => {
    const { style } = elementIn(place.current, tag);
    const wanted = JSON.parse(styled) as [string, string][];
    for (const [name, value] of wanted) style.setProperty(name, value);
    return () => wanted.forEach(([name]) => style.removeProperty(name));
  }, [tag, styled]);
  return { place, retry: isFailed ? retry : undefined, ...useReceivedEvents(place, [...events, ...common]) };
}

/** The element in its place, created at first with the link that is shown until it has loaded. */
function elementIn(place: HTMLElement | null, tag: string): HTMLElement {
  if (place?.firstElementChild instanceof HTMLElement) return place.firstElementChild;
  const element = document.createElement(tag);
  const link = document.createElement('a');
  link.href = '/equipments';
  link.textContent = playground.fallback;
  element.append(link);
  place?.replaceChildren(element);
  return element;
}

function useReceivedEvents(place: RefObject<HTMLElement | null>, names: readonly string[]) {
  const [heard, setHeard] = useState<readonly ReceivedEvent[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'error'>('loading');
  const count = useRef(0);
  const listed = names.join(' ');
  useEffect(() => {
    const at = place.current;
    const hear = (event: Event) => {
      const { type, detail } = event as CustomEvent<unknown>;
      // Links to other pages are disabled here.
      event.preventDefault();
      if (type === 'yantra-ready') setState('ready');
      if (type === 'yantra-error') setState('error');
      const entry = { id: (count.current += 1), name: type, detail: JSON.stringify(detail), at: new Date() };
      setHeard((before) => [entry, ...before].slice(0, mostEvents));
    };
    for (const name of listed.split(' ')) at?.addEventListener(name, hear);
    return () => {
      for (const name of listed.split(' ')) at?.removeEventListener(name, hear);
    };
  }, [place, listed]);
  return { heard, state, forget: () => setHeard([]) };
}
