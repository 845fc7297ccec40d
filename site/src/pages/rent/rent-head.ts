import type { Landing } from '@yantra/contract/calls';
import { type Language, textsIn, wordIn } from '@yantra/language';
import { type Scope, dataOf } from '@yantra/state';
import type { Address } from '../../address.ts';
import type { Head } from '../../head.ts';
import { messages as lost } from '../not-found/not-found.messages.ts';
import { cityNameOf } from './kind-names.ts';
import { isNone, landingAt, leastRent, listPath, pathOf } from './landing-of.ts';
import { messages } from './rent.messages.ts';

/** The breadcrumbs from the home page, by name and path. */
export function crumbsOf(
  landing: Landing,
  language?: Language,
): readonly { readonly name: string; readonly path: string }[] {
  const texts = textsIn(language, messages);
  const { kind, city, parts } = landing;
  const category = kind.categoryId === undefined ? parts[0] : undefined;
  return [
    { name: texts.home, path: '/' },
    { name: cityNameOf(city, language), path: `/equipments?city=${city.id}` },
    ...(category ? [{ name: wordIn(language, category.label), path: category.path }] : []),
    { name: texts.kind(kind).many, path: pathOf(landing) },
  ];
}

/** The page for schema.org: breadcrumbs, and the first machines of the list. */
export function graphOf(landing: Landing, language?: Language): object {
  const texts = textsIn(language, messages);
  const { kind, city, data, total } = landing;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbsOf(landing, language).map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: path,
        })),
      },
      {
        '@type': 'ItemList',
        name: texts.name(texts.kind(kind).many, cityNameOf(city, language)),
        url: listPath(landing),
        numberOfItems: total,
        itemListElement: data.map((machine, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: machine.name,
          url: `/equipment-details?id=${encodeURIComponent(machine.id)}`,
          ...(machine.image1Url && { image: machine.image1Url }),
        })),
      },
    ],
  };
}

/** Title, description and keywords are built from what is listed. */
export function rentHead(scope: Scope, address: Address): Head {
  const { language } = scope;
  const texts = textsIn(language, messages);
  const remote = landingAt(scope, address);
  const landing = dataOf(remote);
  if (!landing) return { title: isNone(remote) ? textsIn(language, lost).title : texts.fallbackTitle, isPrivate: true };
  const { kind, city, total, localities, data } = landing;
  const names = texts.kind(kind);
  const place = cityNameOf(city, language);
  const least = leastRent(landing, language);
  const picture = data.find(({ image1Url }) => image1Url)?.image1Url;
  return {
    title: texts.title(texts.name(names.many, place), least),
    description: texts.description(
      total,
      texts.name(names.manyWithin, place),
      least,
      localities.slice(0, 3).map(({ name }) => wordIn(language, name)),
    ),
    keywords: texts.keywords(
      names.many,
      names.one,
      wordIn(language, city.name),
      wordIn(language, city.state),
      kind.also,
    ),
    canonicalPath: pathOf(landing),
    jsonLd: graphOf(landing, language),
    ...(picture && { picturePath: picture.replace(/\/\d+\.\w+$/, '/1200.webp') }),
  };
}
