/** What is measured inside a page; each function's source text is sent to the browser. */

/** Of one place of an embed. */
export interface Seen {
  readonly isVisible: boolean;
  readonly width: number;
  /** Of what it stands in. */
  readonly room: number;
  /** Elements beyond what they stand in, by name, where nothing cuts them off. */
  readonly outside: readonly string[];
}

export interface SeenPage {
  readonly places: readonly Seen[];
  /** How far the page can be scrolled sideways, in pixels. */
  readonly sideways: number;
}

/** Looks at every place of the page. @param box the outermost box of an embed, as a selector */
export function lookAt(box: string): SeenPage {
  const rootsIn = (root: Element | ShadowRoot): (Element | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const parentOf = (element: Element): Element | null => {
    const parent = element.assignedSlot ?? element.parentNode;
    return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
  };
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** What is to be seen of it from left to right, after all that cuts off. */
  const shownOf = (element: Element, end: Element) => {
    let { left, right } = element.getBoundingClientRect();
    for (let parent = parentOf(element); parent && parent !== end; parent = parentOf(parent)) {
      if (getComputedStyle(parent).overflowX === 'visible') continue;
      const cut = parent.getBoundingClientRect();
      [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
    }
    return { left, right };
  };
  /** Whether it has something of its own to show: a picture, a control, words, a ground or an edge. */
  const paints = (element: Element) => {
    const { backgroundColor, backgroundImage, borderInlineStartWidth } = getComputedStyle(element);
    return (
      element.matches('img, svg, iframe, button, input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ||
      !backgroundColor.endsWith(', 0)') ||
      backgroundImage !== 'none' ||
      borderInlineStartWidth !== '0px'
    );
  };
  /** A shadow or the ring of what has the focus may be there, in pixels. */
  const ring = 4.5;
  const lookInto = (slot: Element): Seen => {
    const found = rootsIn(slot).flatMap((root) => [...root.querySelectorAll(box)])[0];
    const room = slot.querySelector('#room') ?? slot;
    const edge = room.getBoundingClientRect();
    const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    const all = found
      ? [found, ...rootsIn(found.shadowRoot ?? found).flatMap((root) => [...root.querySelectorAll('*')])]
      : [];
    const outside = all.filter((element) => {
      if (!visible(element) || !paints(element) || element.getBoundingClientRect().width < 2) return false;
      const { left, right } = shownOf(element, room);
      return right - left > 1 && (left < edge.left - ring || right > edge.right + ring);
    });
    return {
      isVisible: Boolean(found && visible(found) && width > 1 && height > 1),
      width,
      room: room.clientWidth,
      outside: [...new Set(outside.map(({ localName, classList }) => [localName, ...classList].slice(0, 2).join('.')))],
    };
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    places: [...document.querySelectorAll('#carousel, #carousel-2')].map(lookInto),
    sideways: scrollWidth - clientWidth,
  };
}

/** How the page's own part looks. */
export function lookOfPage(): string[] {
  return [...document.querySelectorAll('html, body, #host, #host *')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
    const place = element.matches('#host, #host *') ? [left, top, width, height].map(Math.round) : [];
    return [element.localName, ...place, color, backgroundColor, fontFamily, fontSize, fontWeight, lineHeight].join(
      ' ',
    );
  });
}

/** How a text looks. */
export function lookOfText(element: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  const names = ['font-size', 'text-transform', 'letter-spacing', 'font-weight', 'text-align', 'color'];
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

/** The words to be read in the place of an embed. */
export function wordsIn(): string {
  const rootsIn = (root: Element | ShadowRoot): (Element | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const words: string[] = [];
  for (const root of [...document.querySelectorAll('#carousel')].flatMap(rootsIn)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isRead =
        parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        parentElement.getBoundingClientRect().width > 1 &&
        !parentElement.matches('style, script');
      if (isRead && textContent) words.push(textContent.trim());
    }
  }
  return words.join(' ').trim();
}

/** The colour behind a frame, if nothing in it paints one. */
export function groundOf(frame: Element): string {
  for (let at: Element | null = frame; at;) {
    const { backgroundColor } = getComputedStyle(at);
    if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
    const parent: Node | null = at.assignedSlot ?? at.parentNode;
    at = parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
  }
  return '';
}

/** Gives a frame's page the colour behind it, where it has none: what looks at contrast sees one page only. */
export function standOn(ground: string): void {
  const { documentElement: root, body } = document;
  const isClear = [root, body].every((one) => getComputedStyle(one).backgroundColor.endsWith(', 0)'));
  if (isClear && ground) root.style.setProperty('background', ground);
}

interface Axe {
  run(
    where: unknown,
    options: unknown,
  ): Promise<{
    readonly violations: readonly {
      readonly nodes: readonly { readonly any: readonly { readonly data: { readonly contrastRatio?: number } }[] }[];
    }[];
  }>;
}

/** The least contrast that is too low for its text; 0 if there is none. @param where a selector; the whole page without it */
export async function leastContrast(where: string): Promise<number> {
  const { axe } = globalThis as unknown as { readonly axe: Axe };
  const options = { runOnly: ['color-contrast'], iframes: false, resultTypes: ['violations'] };
  const { violations } = await axe.run(where === '' ? document : { include: [[where]] }, options);
  const ratios = violations.flatMap(({ nodes }) =>
    nodes.flatMap(({ any }) => any.map(({ data }) => data.contrastRatio ?? 1)),
  );
  return ratios.length === 0 ? 0 : Math.min(...ratios);
}

/** Puts one embed more into a place. @param markup its own; @param isInRoot whether it stands in a shadow root */
export function putIn(markup: string, isInRoot: boolean): void {
  const slot = document.querySelector('#carousel');
  if (!slot) return;
  let place: Element | ShadowRoot = slot;
  if (isInRoot) {
    const host = document.createElement('div');
    slot.append(host);
    place = host.attachShadow({ mode: 'open' });
  }
  place.innerHTML = markup;
  const peer = place.querySelector('.peer');
  if (peer) (globalThis as unknown as { readonly mountPeer: (place: Element) => void }).mountPeer(peer);
}

/** What a page does with an embed that is there. */
export function act(what: string): void {
  const tab = document.querySelector('#tab');
  if (what === 'shows it') return tab?.removeAttribute('hidden');
  if (what.startsWith('moves')) {
    const moved = document.querySelector('#dark')?.firstElementChild;
    if (moved) document.querySelector('#light')?.append(moved);
    return undefined;
  }
  const slot = document.querySelector('#carousel');
  const taken = slot?.firstElementChild;
  taken?.remove();
  setTimeout(() => taken && slot?.append(taken), 100);
  return undefined;
}
