import { messages } from './doctor.messages.ts';

/** Tag name to the names of its attributes. */
export type Described = ReadonlyMap<string, ReadonlySet<string>>;

const prefix = 'yantra-';
const scopeTag = `${prefix}scope`;

/** Attributes that any element may have. */
const isOfHtml = (name: string): boolean =>
  /^(id|class|style|slot|title|lang|dir|hidden|role|tabindex|part|is|inert|(data|aria)-.*|on.*)$/.test(name);

/** The name that shares most pairs of letters with a misspelt one; undefined if none shares half of them. */
function nearest(slip: string, names: Iterable<string>): string | undefined {
  const pairs = (text: string) => new Set([...text].slice(1).map((letter, at) => `${text[at]}${letter}`));
  const wanted = pairs(slip);
  const likeness = (name: string) => {
    const own = pairs(name);
    return (2 * [...wanted].filter((pair) => own.has(pair)).length) / (wanted.size + own.size || 1);
  };
  const [best] = [...names].map((name) => [likeness(name), name] as const).toSorted(([a], [b]) => b - a);
  return best && best[0] >= 0.5 ? best[1] : undefined;
}

/** The mistakes in a tag. */
export function mistakesOf(element: Element, tags: Described): string[] {
  const { localName: tag } = element;
  const known = tags.get(tag);
  if (known === undefined) {
    const near = nearest(
      tag.slice(prefix.length),
      [...tags.keys()].map((name) => name.slice(prefix.length)),
    );
    return [messages.unknownTag(tag, near && prefix + near)];
  }
  const id = element.getAttribute('for');
  const scope = id ? document.getElementById(id)?.localName : scopeTag;
  return [
    ...element
      .getAttributeNames()
      .filter((name) => !known.has(name) && !isOfHtml(name))
      .map((name) => messages.unknownAttribute(tag, name, nearest(name, known))),
    ...(id && scope !== scopeTag ? [messages.noScope(tag, id)] : []),
  ];
}
