import type { TriedWeights } from '@yantra/contract/calls';
import { formatCapacity, formatRupees, rentalUnit } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { Status } from '../../kit/status.tsx';
import { messages } from './search.messages.ts';

type Search = TriedWeights['searches'][number];
type Machines = Search['before'];

/** Whether other machines, only another order, or nothing has changed. */
function changeOf({ before, after }: Search): 'changed' | 'order' | 'unchanged' {
  if (before[0]?.id !== after[0]?.id) return 'changed';
  return before.length === after.length && before.every(({ id }, place) => after[place]?.id === id)
    ? 'unchanged'
    : 'order';
}

const weight = { changed: 0, order: 1, unchanged: 2 } as const;
const kinds = { changed: 'warn', order: 'busy', unchanged: 'aside' } as const;

/** The effect of weights on searches: the first three results before and after, those with most changes first. */
export function TrialResults({ searches, changed }: TriedWeights) {
  const { weights: texts, countLabel } = useMessages(messages);
  const rows = searches
    .map((search) => ({ ...search, change: changeOf(search) }))
    .toSorted((one, other) => weight[one.change] - weight[other.change]);
  return (
    <>
      <p role="status">
        <b>{searches.length === 0 ? texts.nothing : texts.changedOf(changed, searches.length)}</b>
      </p>
      {rows.length > 0 && (
        <div className="y-dashboard__table-frame">
          <table className="y-dashboard__table y-dashboard__tried">
            <caption className="y-hidden">{texts.table}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.search}</th>
                <th scope="col">{texts.before}</th>
                <th scope="col">{texts.after}</th>
                <th scope="col">{texts.change}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ term, count, before, after, change }) => (
                <tr key={term}>
                  <td data-lead="" data-label={texts.search}>
                    <b>{term}</b> <small>{countLabel(count)}</small>
                  </td>
                  <td data-label={texts.before}>
                    <FirstThree machines={before} />
                  </td>
                  <td data-label={texts.after}>
                    <FirstThree machines={after} before={before} />
                  </td>
                  <td data-label={texts.change}>
                    <Status kind={kinds[change]}>{texts[change]}</Status>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

interface FirstThreeProps {
  readonly machines: Machines;
  /** The previous results, to mark what moved. */
  readonly before?: Machines;
}

const FirstThree = ({ machines, before }: FirstThreeProps) => {
  const { weights: texts } = useMessages(messages);
  if (machines.length === 0) return <span className="y-muted">{texts.noMachines}</span>;
  return (
    <ol>
      {machines.map((machine, place) => {
        const was = before?.findIndex(({ id }) => id === machine.id);
        return (
          <li key={machine.id}>
            {machine.name}
            <Facts {...machine} />
            {was !== undefined && was !== place && (
              <small>
                <b>{was < 0 ? texts.isNew : texts.was(was + 1)}</b>
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
};

const Facts = ({ capacity, city, finalRentalValue, rentalType, status }: Machines[number]) => {
  const language = useLanguage();
  const rent = `${formatRupees(finalRentalValue)} / ${wordIn(language, rentalUnit(rentalType))}`;
  const facts = [
    capacity && formatCapacity(capacity),
    wordIn(language, city),
    rent,
    status === 'Available' ? '' : wordIn(language, status),
  ];
  return <small className="y-num">{facts.filter(Boolean).join(' · ')}</small>;
};
