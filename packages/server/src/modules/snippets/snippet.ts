import type { Equipment } from '@yantra/contract/calls';
import { escapeHtml, loaderTag, localeNamed, openingTag, type TagAttribute } from '@yantra/domain';
import { placeNames } from '@yantra/places/devanagari';
import { type Release, coreName, languageName, loaderName, placeNamesName } from '../embed/index.ts';
import { snippetTexts } from './snippets.messages.ts';

/** The attributes of a carousel in a snippet. */
export const textAttributes = ['partner', 'supplier', 'city', 'category', 'search', 'limit', 'locale'] as const;
export const flagAttributes = ['heading', 'category-bar'] as const;

/** A carousel on a partner's page. */
export interface Carousel {
  /** As written in the tag. */
  readonly attributes: Readonly<Partial<Record<(typeof textAttributes)[number], string>>>;
  readonly flags: readonly (typeof flagAttributes)[number][];
  readonly cityName: string;
  readonly cityId: string | undefined;
  readonly machines: readonly Equipment[];
  /** Where the widget will request them, below the marketplace's address; undefined if that depends on the visitor's city. */
  readonly questionPath: string | undefined;
}

/** Renders what the widget would show; given by the start script, so that server and widgets are independent. */
export interface CarouselDrawing {
  /** Below `/embed/v1/`: reserves the carousel's space until it is loaded. */
  readonly placeSheet: string;
  /** Below `/embed/v1/`: the style of the drawn cards. */
  readonly cardsSheet: string;
  /** The mark-up of the widget's root. @param siteUrl the origin of links and pictures */
  readonly draw: (carousel: Carousel, siteUrl: string) => string;
}

const carouselTag = 'yantra-equipment-carousel';
/** How many machines are linked without scripts: enough to be found, few enough to stay valid. */
const linked = 3;

/** The options of a snippet. */
export interface SnippetStyle {
  readonly drawing?: CarouselDrawing | undefined;
  /** Also renders the cards, in a declarative shadow root that the widget takes over: for pages rendered at each visit. */
  readonly hasRoot?: boolean;
  /** Names this version, whose files browsers verify, instead of the newest. */
  readonly release?: Release | undefined;
}

/**
 * The scripts at a snippet's beginning. For a version the loader's files are known: preloading them saves a round trip, on a slow line half of a card's time.
 * Not for the newest version, since snippets stay for years.
 */
function scripts(siteUrl: string, release: Release | undefined, { attributes, questionPath }: Carousel): string {
  const address = (path: string) => escapeHtml(siteUrl + path);
  if (release === undefined) return loaderTag(siteUrl);
  const { version, build, integrity, reach } = release;
  const base = `/embed/${version}/`;
  const files = reach[carouselTag] ?? [];
  const checked = Object.fromEntries(files.map((path) => [siteUrl + base + path, integrity[path]]));
  // A script's text ends at a tag, even within quotes.
  const map = JSON.stringify({ integrity: checked }).replaceAll('<', '\\u003c');
  const locale = localeNamed(attributes.locale ?? '');
  const soon = [coreName, ...(locale ? [languageName(locale), placeNamesName] : [])].map((name) => `${build}/${name}`);
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

/** A city's name in the snippet's language. */
function cityIn(language: string | undefined, name: string): string {
  const locale = localeNamed(language ?? '');
  return (locale && placeNames(locale)[name]) ?? name;
}

/** What a partner pastes: the loader, the tag, and inside it real links by name; prices would become outdated. */
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
    `  <p><a href="${address(list)}">${escapeHtml(snippetTexts(attributes.locale).allMachines(cityIn(attributes.locale, cityName)))}</a></p>\n`,
    `</${carouselTag}>\n`,
  ].join('');
}
