import { type CardPart, formatRupees, paiseToRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { MouseEvent } from 'react';
import { type CostContext, type CostLine, linesApart, linesIn } from './cost-lines.ts';
import { cardNotes, rangeNote } from './cost-notes.ts';
import { costMessages } from './cost.messages.ts';
import { Mark } from './mark.tsx';

/* Where it is narrow the table is laid out in lines, and browsers then take its parts for none of a table. */
const as = (role: string) => ({ role });

export interface CostTableProps extends CostContext {
  /** The machine. */
  name: string;
  /** Where one asks about a part that is not stated; without it there is nothing to press. */
  askHref?: ((part: CardPart) => string) | undefined;
  onAsk?: ((part: CardPart, event: MouseEvent) => void) | undefined;
}

/**
 * What a job costs with a machine, part by part: what is in the total and how it comes about, what is not, and what to reckon with. A table also where it is
 * narrow.
 */
export function CostTable({ name, askHref, onAsk, ...context }: CostTableProps) {
  const texts = useMessages(costMessages);
  const { cost, job } = context;
  const { gst } = cost;
  const range = rangeNote(texts, context);
  const notes = cardNotes(texts, context);
  const row = (line: CostLine) => <Row key={line.part} line={line} askHref={askHref} onAsk={onAsk} />;
  return (
    <div className="y-costbox">
      <table className="y-cost" {...as('table')}>
        <caption className="y-hidden">{texts.caption(name, job.days)}</caption>
        <Head />
        <tbody {...as('rowgroup')}>
          {linesIn(texts, context).map(row)}
          {!gst.isIncluded && (
            <>
              <Sum className="y-cost__sub" label={texts.beforeGst} amount={cost.total - gst.amount} />
              <Sum className="y-cost__sub" label={texts.gst(gst.percent)} amount={gst.amount} />
            </>
          )}
          <Sum
            className="y-cost__total"
            label={gst.isIncluded ? texts.totalWithGst(job.days) : texts.total(job.days)}
            amount={cost.total}
          />
        </tbody>
        <tbody {...as('rowgroup')}>
          <tr {...as('row')}>
            <th {...as('rowheader')} colSpan={3} scope="rowgroup">
              {texts.notIn}
            </th>
          </tr>
          {linesApart(texts, context).map(row)}
        </tbody>
      </table>
      {(range ?? notes.length > 0) && (
        <div className="y-cost__note">
          {range && (
            <p>
              <b>{range[0]}</b> {range.slice(1).join(' ')}
            </p>
          )}
          {notes.length > 0 && <p>{notes.join(' ')}</p>}
        </div>
      )}
    </div>
  );
}

function Head() {
  const { part, standsAs, amount } = useMessages(costMessages);
  return (
    <thead {...as('rowgroup')}>
      <tr {...as('row')}>
        {[part, standsAs, amount].map((name) => (
          <th key={name} {...as('columnheader')} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SumProps {
  readonly className: string;
  readonly label: string;
  /** Paise. */
  readonly amount: number;
}

function Sum({ className, label, amount }: SumProps) {
  return (
    <tr className={className} {...as('row')}>
      <th {...as('rowheader')} scope="row">
        <span>{label}</span>
      </th>
      <td {...as('cell')} />
      <td {...as('cell')}>{formatRupees(paiseToRupees(amount), 2)}</td>
    </tr>
  );
}

interface RowProps extends Pick<CostTableProps, 'askHref' | 'onAsk'> {
  readonly line: CostLine;
}

function Row({ line: { part, says, mark, amount }, askHref, onAsk }: RowProps) {
  const texts = useMessages(costMessages);
  const asked = mark === 'unknown' && part !== 'rent' && part !== 'board' ? part : undefined;
  return (
    <tr className="y-cost__row" {...as('row')} data-kind={mark}>
      <th {...as('rowheader')} scope="row">
        <span>{texts.parts[part]}</span>
        {says && <small>{says}</small>}
      </th>
      <td {...as('cell')}>{mark && part !== 'rent' && <Mark kind={mark} />}</td>
      <td {...as('cell')}>
        {asked && askHref && (
          <a className="y-link y-cost__ask" href={askHref(asked)} onClick={(event) => onAsk?.(asked, event)}>
            {texts.ask(texts.partsListed[asked])}
          </a>
        )}
        {amount !== undefined && formatRupees(paiseToRupees(amount), 2)}
      </td>
    </tr>
  );
}
