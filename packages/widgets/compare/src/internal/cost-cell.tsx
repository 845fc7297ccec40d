import { useSignals } from '@preact/signals-react/runtime';
import type { ComparePart } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import {
  type CostContext,
  type CostLine,
  Mark,
  costMessages,
  saidRupees,
  useCostCells,
  useCostWords,
  useJobWords,
} from '@yantra/ui';
import { messages } from '../compare.messages.ts';
import { Best, type ReadyContext } from './cell-context.tsx';

/** What the job costs in all; the whole rupees of cards and of the machine's page. */
export function Total({ column: { cost }, ...context }: ReadyContext) {
  const texts = useMessages(messages);
  return cost ? <KnownTotal {...context} cost={cost} /> : <>{texts.notWorkedOut}</>;
}

function KnownTotal({ cost, view, isBest }: Pick<ReadyContext, 'view' | 'isBest'> & { readonly cost: CostContext }) {
  const texts = useMessages(messages);
  const { partsListed } = useMessages(costMessages);
  const { total, rest, isUnstated } = useCostWords(cost);
  return (
    <>
      <b>{total}</b>
      {isBest && <Best text={texts.lowest(view.open.map((part) => partsListed[part]))} />}
      <small>
        <span className={isUnstated ? 'y-unknown' : undefined}>{rest}</span>
      </small>
    </>
  );
}

type Part = ComparePart | 'deposit';

/** A part of the cost: its amount, or how it stands. */
export function CostCell({ part, ...context }: ReadyContext & { readonly part: Part }) {
  const texts = useMessages(messages);
  const { cost } = context.column;
  return cost ? <KnownPart {...context} part={part} cost={cost} /> : <>{texts.notWorkedOut}</>;
}

interface KnownPartProps extends ReadyContext {
  readonly part: Part;
  readonly cost: CostContext;
}

function KnownPart({ part, cost, ...context }: KnownPartProps) {
  const texts = useMessages(messages);
  const { lineOf, cover, isRoadPriced } = useCostCells(cost);
  const line = lineOf(part);
  // The job needs none of it with this machine, or none is taken.
  if (!line || (part === 'deposit' && line.amount === undefined && !line.mark)) return <>{texts.none}</>;
  if (line.mark === 'unknown')
    return (
      <>
        <Mark kind="unknown" />
        {part !== 'rent' && part !== 'board' && <AskAbout {...context} part={part} />}
      </>
    );
  if (line.mark === 'included') return <Mark kind="included" />;
  if (line.mark === 'renter')
    return (
      <>
        <Mark kind="renter" />
        <small>{line.says}</small>
      </>
    );
  return (
    <>
      {saidRupees(line.amount ?? 0)}
      <Says {...{ part, line, cover }} road={cost.job.km} isRoadPriced={isRoadPriced} />
    </>
  );
}

interface SaysProps {
  readonly part: Part;
  readonly line: CostLine;
  readonly cover: string;
  readonly road: number | undefined;
  readonly isRoadPriced: boolean;
}

/** How an amount comes about, in few words. */
function Says({ part, line, cover, road, isRoadPriced }: SaysProps) {
  const texts = useMessages(messages);
  if (part === 'deposit') return null;
  if (part === 'rent') return <small>{cover}</small>;
  if (part === 'transport') return <small>{texts.road(road ?? 0, isRoadPriced)}</small>;
  return <small>{line.says}</small>;
}

/** Where one asks about a part that is not stated: the question is written in the form there. */
function AskAbout({
  column: { machine },
  job,
  hrefs,
  part,
}: Pick<ReadyContext, 'column' | 'job' | 'hrefs'> & { readonly part: Exclude<Part, 'rent' | 'board'> }) {
  useSignals();
  const texts = useMessages(costMessages);
  const words = useJobWords();
  const word = useWord();
  const { city } = useScope();
  if (!job) return null;
  const about = texts.askAbout(machine.name, texts.partsWithin[part], words(job, word(city.value.name)));
  return (
    <small>
      <a className="y-link" href={hrefs.quotes([machine.id], about)}>
        {texts.ask(texts.partsListed[part])}
        <span className="y-hidden"> ({machine.name})</span>
      </a>
    </small>
  );
}
