/* For the server: the contents of a snippet's declarative shadow root, drawn by the carousel's own components. */
import { createHash } from 'node:crypto';
import type { Equipment } from '@yantra/contract/calls';
import { FirstCards } from '@yantra/equipment-carousel/first-cards';
import hindi from '@yantra/equipment-carousel/languages/hi';
import marathi from '@yantra/equipment-carousel/languages/mr';
import { type Language, type Locale, LanguageProvider, localeNamed } from '@yantra/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { declaredSheet } from './declared-sheet.ts';
import place from './place.css?inline';

interface Drawn {
  readonly cityName: string;
  readonly machines: readonly Equipment[];
  /** The tag's attributes. */
  readonly attributes: { readonly locale?: string };
  readonly flags: readonly string[];
}

const languages: Readonly<Record<Locale, Language>> = { hi: hindi, mr: marathi };
const languageNamed = (text = ''): Language | undefined => {
  const locale = localeNamed(text);
  return locale && languages[locale];
};

const named = (name: string, text: string) => ({
  name: `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`,
  text,
});
const cards = named('cards', declaredSheet());
/** Always under this name: what was pasted once names it for ever. */
const room = { name: 'place.css', text: place };

/** The style files that snippets link to, beside the embed's own: the build writes them. */
export const sheetFiles = [cards, room] as const;

/** What the server draws snippets with; see its `CarouselDrawing`. */
export const carouselDrawing = {
  cardsSheet: cards.name,
  placeSheet: room.name,
  draw: ({ cityName, machines, attributes, flags }: Drawn, siteUrl: string): string =>
    renderToStaticMarkup(
      <LanguageProvider value={languageNamed(attributes.locale)}>
        <FirstCards
          cityName={cityName}
          siteUrl={siteUrl}
          machines={machines}
          heading={flags.includes('heading')}
          categoryBar={flags.includes('category-bar')}
        />
      </LanguageProvider>,
    ),
};
