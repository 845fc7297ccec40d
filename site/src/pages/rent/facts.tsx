import type { Landing } from '@yantra/contract/calls';
import { formatCapacity, formatRupees } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import type { KindNames } from './kind-names.ts';
import { unitOf } from './landing-of.ts';
import { messages as english } from './rent.messages.ts';

/** What each part of the page is about. */
export interface PartProps {
  readonly landing: Landing;
  readonly names: KindNames;
  readonly place: string;
}

/** `74 to 92 HP` */
function sizesOf({ unit, min, max }: NonNullable<Landing['capacity']>, { between }: typeof english): string {
  const most = formatCapacity({ value: max, unit });
  return min === max ? most : between(formatCapacity({ value: min, unit: '' }).trim(), most);
}

/** From this many on it is worth saying what half of them ask. */
const leastForHalf = 3;

/** The known facts, in sentences. */
export function Sentences({ landing: { total, rents, capacity, localities, kind, city }, names, place }: PartProps) {
  const messages = useMessages(english);
  const language = useLanguage();
  const named = localities.slice(0, 4);
  const located = localities.reduce((sum, { count }) => sum + count, 0);
  return [
    messages.counted(
      total,
      names.manyWithin,
      place,
      city.slug.length > city.name.length ? place : wordIn(language, city.state),
    ),
    ...rents.slice(0, 2).map(({ rentalType, min, median, max, count }) => {
      const middle = count >= leastForHalf && min < max ? formatRupees(median) : undefined;
      return messages.rent(unitOf(rentalType, language), formatRupees(min), formatRupees(max), count, middle);
    }),
    capacity && messages.size(sizesOf(capacity, messages)),
    named.length > 0 &&
      messages.places(
        named.map(({ name }) => wordIn(language, name)),
        localities.length === named.length && located === total,
      ),
    kind.also.length > 0 && messages.also(kind.also),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The rents by unit, and the other facts, like a rating plate. */
export function Facts({ landing: { total, rents, capacity, localities } }: { readonly landing: Landing }) {
  const messages = useMessages(english);
  const language = useLanguage();
  const facts = [
    [messages.onRent, messages.machines(total)],
    capacity && [messages.capacity, sizesOf(capacity, messages)],
    localities.length > 0 && [
      messages.localities,
      localities.map(({ name, count }) => messages.locality(wordIn(language, name), count)).join(', '),
    ],
  ].filter((fact) => !!fact);
  return (
    <section className="rent__facts" aria-label={messages.facts}>
      <table className="rent__table">
        <thead>
          <tr>
            <th scope="col">{messages.rentHead}</th>
            <th scope="col">{messages.leastHead}</th>
            <th scope="col">{messages.middleHead}</th>
            <th scope="col">{messages.mostHead}</th>
          </tr>
        </thead>
        <tbody>
          {rents.map(({ rentalType, min, median, max, count }) => (
            <tr key={rentalType}>
              <th scope="row">
                {messages.perUnit(unitOf(rentalType, language))} <small>{messages.machines(count)}</small>
              </th>
              <td>{formatRupees(min)}</td>
              <td>{count >= leastForHalf ? formatRupees(median) : messages.unknown}</td>
              <td>{formatRupees(max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
