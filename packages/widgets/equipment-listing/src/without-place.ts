/** Words that only tie a place to what is looked for. */
const ties = ['in', 'at', 'near', 'around', 'on rent', 'for rent', 'on hire', 'for hire', 'में', 'मध्ये'].join('|');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A search without the place that is said beside it anyway: "crane in nagpur" of Nagpur is "crane". Empty where nothing else is in it.
 * @param place as it is said
 */
export function withoutPlace(search: string, place: string): string {
  const name = escaped(place.trim());
  if (!name) return search;
  const tie = `(?:(?:^|\\s)(?:${ties}))*`;
  return search
    .replace(new RegExp(`${tie}(?:^|\\s)${name}(?=$|[\\s,])(?:\\s+(?:में|मध्ये)(?=$|\\s))?,?`, 'giu'), ' ')
    .replace(
      new RegExp(
        `^\\s*(?:on rent|for rent|on hire|for hire)(?=\\s|$)|\\s(?:on rent|for rent|on hire|for hire)\\s*$`,
        'iu',
      ),
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
