import { useSignals } from '@preact/signals-react/runtime';
import { type CompareRow, type VisitorJob, compareGroups, compareKey, jobPairs } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Checkbox, costMessages } from '@yantra/ui';
import { messages } from '../compare.messages.ts';
import type { CellContext } from './cell-context.tsx';
import { Cell } from './cell.tsx';
import { onlyPair } from './hrefs.ts';
import { MachineHead } from './machine-head.tsx';
import { readyIn } from './ready-in.ts';
import { useRowName } from './row-name.ts';
import type { TableProps } from './table-props.ts';

/** One row a fact, one column a machine. Where there is no room it scrolls sideways beside its first column. */
export function Table(props: TableProps) {
  const { view, job, hrefs, way, level, isOnly, onRemove, onRetry, onQuotesRequest } = props;
  const texts = useMessages(messages);
  // Which rows there are, and how high, is known with the first machine: drawn before, they would move.
  const isKnown = view.columns.some(({ kind }) => kind !== 'loading');
  const shown = isKnown ? view.rows.filter(({ differs }) => !isOnly || differs) : [];
  const isComparing = readyIn(view).length > 1;
  return (
    // Scrolled by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="y-versus" tabIndex={0} role="region" aria-label={texts.region} ref={props.region} part="table">
      <table data-machines={view.columns.length}>
        <thead>
          <tr>
            <td className="y-versus__bar">
              <Bar {...props} isComparing={isComparing} />
            </td>
            {view.columns.map((column) => (
              <th key={column.id} scope="col" aria-label={column.kind === 'ready' ? column.machine.name : undefined}>
                <MachineHead {...{ column, hrefs, way, level, onRemove, onRetry, onQuotesRequest }} />
              </th>
            ))}
          </tr>
        </thead>
        {compareGroups.map((group) => {
          const rows = shown.filter((row) => row.group === group);
          return rows.length === 0 ? null : (
            <tbody key={group}>
              <GroupHead group={group} job={job} width={view.columns.length + 1} />
              {rows.map((row) => (
                <Row key={JSON.stringify(row.of)} {...{ row, view, job, hrefs }} />
              ))}
            </tbody>
          );
        })}
        {isKnown && shown.length === 0 && (
          <tbody>
            <tr>
              <td className="y-versus__none" colSpan={view.columns.length + 1}>
                {texts.nothingDiffers}
              </td>
            </tr>
          </tbody>
        )}
      </table>
    </div>
  );
}

/** How many rows differ, and the switch. Without a script it is a form. */
function Bar({ view, job, ids, isOnly, onOnly, isComparing }: TableProps & { readonly isComparing: boolean }) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const isLoading = view.columns.some(({ kind }) => kind === 'loading');
  if (!isComparing) return isLoading ? null : <p>{texts.one}</p>;
  const differing = view.rows.filter(({ differs }) => differs).length;
  const [name, value] = onlyPair;
  return (
    <form action={`${siteUrl}/compare`} onSubmit={(event) => event.preventDefault()}>
      <p role="status">
        <b>{texts.differing(differing, view.rows.length)}</b> {texts.rowsDiffer}
      </p>
      {[[compareKey, ids.join()] as const, ...jobPairs(job)].map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <Checkbox
        label={texts.onlyDiffering}
        name={name}
        value={value}
        checked={isOnly}
        onChange={(event) => onOnly(event.currentTarget.checked)}
      />
      <noscript>
        <Button type="submit" size="sm">
          {texts.show}
        </Button>
      </noscript>
    </form>
  );
}

interface GroupHeadProps {
  readonly group: CompareRow['group'];
  readonly job: VisitorJob | undefined;
  readonly width: number;
}

function GroupHead({ group, job, width }: GroupHeadProps) {
  useSignals();
  const { groups } = useMessages(messages);
  const cost = useMessages(costMessages);
  const word = useWord();
  const { city } = useScope();
  const place = job?.place?.split(',')[0] ?? word(city.value.name);
  return (
    <tr>
      <th scope="rowgroup" colSpan={width}>
        <span>{group === 'job' ? groups.job(cost.days(job?.days ?? 0), place) : groups[group]}</span>
      </th>
    </tr>
  );
}

interface RowProps extends Omit<CellContext, 'column' | 'isBest' | 'of'> {
  readonly row: CompareRow;
}

function Row({ row, view, job, hrefs }: RowProps) {
  const texts = useMessages(messages);
  const name = useRowName()(row.of, view, job);
  return (
    <tr data-differs={row.differs ? '' : undefined} className={row.of.name === 'total' ? 'y-versus__total' : undefined}>
      <th scope="row">
        {name}
        {row.differs && (
          <>
            {/* So that the sign is no part of a word. */}
            <span className="y-versus__sign" aria-hidden="true">
              ≠
            </span>
            <span className="y-hidden"> {texts.differs}</span>
          </>
        )}
      </th>
      {view.columns.map((column, place) => {
        const isBest = row.best.includes(place);
        return (
          <td key={column.id} data-best={isBest ? '' : undefined}>
            <Cell {...{ column, view, job, hrefs, isBest }} of={row.of} />
          </td>
        );
      })}
    </tr>
  );
}
