import type { Equipment } from '@yantra/contract/calls';
import { escapeHtml, loaderTag, localeNamed, openingTag, type TagAttribute } from '@yantra/domain';
import { type Release, coreName, languageName, loaderName } from '../embed/index.ts';
import { snippetTexts } from './snippets.messages.ts';

/** Attributes of a carousel that a snippet may carry. */
export const textAttributes = ['partner', 'supplier', 'city', 'category', 'search', 'limit', 'locale'] as const;
export const flagAttributes = ['heading', 'category-bar'] as const;

/** A carousel as a partner puts it on a page. */
export interface Carousel {
  /** As written in the tag. */
  readonly attributes: Readonly<Partial<Record<(typeof textAttributes)[number], string>>>;
  readonly flags: readonly (typeof flagAttributes)[number][];
  readonly cityName: string;
  readonly cityId: string | undefined;
  readonly machines: readonly Equipment[];
  /** Where the widget will ask for them, below the marketplace's address; undefined where that depends on the city that a visitor has chosen. */
  readonly questionPath: string | undefined;
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

const carouselTag = 'yantra-equipment-carousel';
/** So many machines are linked for who has no script: enough to be found, few enough not to grow stale. */
const linked = 3;

/** How a snippet is wanted. */
export interface SnippetStyle {
  readonly drawing?: CarouselDrawing | undefined;
  /** Also draws the cards, in a declarative shadow root that the widget takes over: for pages made anew at each visit. */
  readonly hasRoot?: boolean;
  /** Names this version, whose files browsers check, instead of the newest. */
  readonly release?: Release | undefined;
}

/**
 * The script, or scripts, that a snippet begins with. Of a version it is known what the loader will ask for: naming that in the page saves a round trip,
 * which on a slow line is the half of what a card takes. Of the newest version it is not, for a snippet stands for years.
 */
function scripts(siteUrl: string, release: Release | undefined, { attributes, questionPath }: Carousel): string {
  const address = (path: string) => escapeHtml(siteUrl + path);
  if (release === undefined) return loaderTag(siteUrl);
  const { version, build, integrity, reach } = release;
  const base = `/embed/${version}/`;
  const files = reach[carouselTag] ?? [];
  const checked = Object.fromEntries(files.map((path) => [siteUrl + base + path, integrity[path]]));
  // The text of a script ends at a tag, whatever stands in quotes.
  const map = JSON.stringify({ integrity: checked }).replaceAll('<', '\\u003c');
  const locale = localeNamed(attributes.locale ?? '');
  const soon = [coreName, ...(locale ? [languageName(locale)] : [])].map((name) => `${build}/${name}`);
  return [
    `<script type="importmap">${map}</script>\n`,
    ...soon
      .filter((path) => integrity[path])
      .map(
        (path) =>
          `<link rel="modulepreload" href="${address(base + path)}" integrity="${integrity[path]}" crossorigin="anonymous">\n`,
      ),
    questionPath ? `<link rel="preload" as="fetch" href="${address(questionPath)}" crossorigin="anonymous">\n` : '',
    `<script type="module" src="${address(base + loaderName)}" integrity="${integrity[loaderName]}" crossorigin="anonymous"></script>\n`,
  ].join('');
}

/** What a partner pastes: the loader, the tag, and in it real links by name; prices would grow stale. */
export function snippet(carousel: Carousel, siteUrl: string, style: SnippetStyle = {}): string {
  const { drawing, hasRoot = false, release } = style;
  const { attributes, flags, cityName, cityId, machines } = carousel;
  const address = (path: string) => escapeHtml(siteUrl + path);
  const sheet = (name: string) => `<link rel="stylesheet" href="${address(`/embed/v1/${name}`)}">`;
  const written: TagAttribute[] = [
    ...textAttributes.flatMap((name) => (attributes[name] ? [[name, attributes[name]] as const] : [])),
    ...flags.map((name) => [name, true] as const),
  ];
  const links = machines
    .slice(0, linked)
    .map(
      ({ id, name }) =>
        `<li><a href="${address(`/equipment-details?id=${encodeURIComponent(id)}`)}">${escapeHtml(name)}</a></li>`,
    );
  const list = `/equipments${cityId ? `?city=${encodeURIComponent(cityId)}` : ''}`;
  const drawn =
    hasRoot && drawing
      ? `  <template shadowrootmode="open">${sheet(drawing.cardsSheet)}<div id="stage"><div id="root" class="y-root" lang="${localeNamed(attributes.locale ?? '') ?? 'en'}">${drawing.draw(carousel, siteUrl)}</div><slot></slot></div></template>\n`
      : '';
  return [
    scripts(siteUrl, release, carousel),
    drawing ? `${sheet(drawing.placeSheet)}\n` : '',
    `${openingTag(carouselTag, written)}\n`,
    drawn,
    links.length > 0 ? `  <ul>${links.join('')}</ul>\n` : '',
    `  <p><a href="${address(list)}">${escapeHtml(snippetTexts(attributes.locale).allMachines(cityName))}</a></p>\n`,
    `</${carouselTag}>\n`,
  ].join('');
}
