/** Words that only connect a place with what is searched for. */
const prepositions = ['in', 'at', 'near', 'around', 'on rent', 'for rent', 'on hire', 'for hire', 'में', 'मध्ये'].join('|');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A search without the place that is shown beside it anyway: "crane in nagpur" in Nagpur is "crane". Empty where nothing else
 * is left.
 * @param place as it is shown
 */
export function withoutPlace(search: string, place: string): string {
  const name = escaped(place.trim());
  if (!name) return search;
  const preposition = `(?:(?:^|\\s)(?:${prepositions}))*`;
  return search
    .replace(new RegExp(`${preposition}(?:^|\\s)${name}(?=$|[\\s,])(?:\\s+(?:में|मध्ये)(?=$|\\s))?,?`, 'giu'), ' ')
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
