import type { Equipment } from '@yantra/contract/calls';
import { escapeHtml } from '../../http/html.ts';
import { snippetTexts } from './snippets.messages.ts';

/** Attributes of a carousel that a snippet may carry. */
export const textAttributes = ['partner', 'supplier', 'city', 'category', 'search', 'limit'] as const;
export const flagAttributes = ['heading', 'category-bar'] as const;

/** A carousel as a partner puts it on a page. */
export interface Carousel {
  /** As written in the tag. */
  readonly attributes: Readonly<Partial<Record<(typeof textAttributes)[number], string>>>;
  readonly flags: readonly (typeof flagAttributes)[number][];
  readonly cityName: string;
  readonly cityId: string | undefined;
  readonly machines: readonly Equipment[];
}

/** Draws what the widget would show; given by the start script, so that server and widgets do not know each other. */
export interface CarouselDrawing {
  /** Below `/embed/v1/`: keeps the carousel's room until it is there. */
  readonly placeSheet: string;
  /** Below `/embed/v1/`: what the drawn cards look like. */
  readonly cardsSheet: string;
  /** The mark-up of the widget's root. @param siteUrl where links and pictures point to */
  readonly draw: (carousel: Carousel, siteUrl: string) => string;
}

/** So many machines are linked for who has no script: enough to be found, few enough not to grow stale. */
const linked = 3;

/**
 * What a partner pastes: the loader, the tag, and in it real links by name; prices would grow stale.
 * @param root also draws the cards, in a declarative shadow root that the widget takes over: for pages made anew at each visit
 */
export function snippet(carousel: Carousel, siteUrl: string, drawing?: CarouselDrawing, root = false): string {
  const { attributes, flags, cityName, cityId, machines } = carousel;
  const address = (path: string) => escapeHtml(siteUrl + path);
  const sheet = (name: string) => `<link rel="stylesheet" href="${address(`/embed/v1/${name}`)}">`;
  const written = [
    ...textAttributes.flatMap((name) => (attributes[name] ? [` ${name}="${escapeHtml(attributes[name])}"`] : [])),
    ...flags.map((name) => ` ${name}`),
  ].join('');
  const links = machines
    .slice(0, linked)
    .map(
      ({ id, name }) =>
        `<li><a href="${address(`/equipment-details?id=${encodeURIComponent(id)}`)}">${escapeHtml(name)}</a></li>`,
    );
  const list = `/equipments${cityId ? `?city=${encodeURIComponent(cityId)}` : ''}`;
  const drawn =
    root && drawing
      ? `  <template shadowrootmode="open">${sheet(drawing.cardsSheet)}<div id="stage"><div id="root" class="y-root">${drawing.draw(carousel, siteUrl)}</div><slot></slot></div></template>\n`
      : '';
  return [
    `<script type="module" src="${address('/embed/v1/yantra.js')}"></script>\n`,
    drawing ? `${sheet(drawing.placeSheet)}\n` : '',
    `<yantra-equipment-carousel${written}>\n`,
    drawn,
    links.length > 0 ? `  <ul>${links.join('')}</ul>\n` : '',
    `  <p><a href="${address(list)}">${escapeHtml(snippetTexts.allMachines(cityName))}</a></p>\n`,
    '</yantra-equipment-carousel>\n',
  ].join('');
}
