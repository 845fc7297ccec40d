import {
  type ComparedAnswers,
  type ComparedDays,
  type FactName,
  formatCount,
  formatRupees,
  paiseToRupees,
  shortDay,
  sizeText,
} from '@yantra/domain';
import { useLanguage, useMessages, useWord } from '@yantra/language';
import { Skeleton } from '@yantra/ui';
import { messages } from '../compare.messages.ts';
import { Best, NotStated, type ReadyContext } from './cell-context.tsx';
import { sharedPercent } from './row-name.ts';

interface FactContext extends ReadyContext {
  readonly of:
    | { readonly name: Exclude<ReadyContext['of']['name'], 'total' | 'part' | 'deposit' | 'kind'> }
    | Extract<ReadyContext['of'], { readonly name: 'kind' }>;
}

/** What a machine says of a fact that is no part of the cost. */
export function FactCell(context: FactContext) {
  const { column, of, view } = context;
  const { compared, machine } = column;
  const texts = useMessages(messages);
  const yesOrNo = (is: boolean | undefined) => (is === undefined ? <NotStated /> : is ? texts.yes : texts.no);
  switch (of.name) {
    case 'gst':
      return <Gst column={column} hasPercent={sharedPercent(view) === undefined} />;
    case 'days':
      return column.isWaiting ? <Skeleton className="y-versus__line" /> : <Days days={compared.days} />;
    case 'distance':
      return <Distance {...context} />;
    case 'rating':
      return compared.stars === null
        ? texts.noRatings
        : texts.stars(compared.stars.toFixed(1), formatCount(compared.ratings));
    case 'answers':
      return <Answers answers={compared.answers} isBest={context.isBest} />;
    case 'hires':
      return compared.answers ? formatCount(compared.answers.won) : texts.fewHires;
    case 'kind':
      return <Kind fact={of.fact} facts={compared.facts} />;
    case 'workingHours':
      return compared.workingHours === undefined ? <NotStated /> : texts.hoursAWeek(compared.workingHours);
    case 'year':
      return compared.year === undefined ? <NotStated /> : String(compared.year);
    case 'insurance':
      return yesOrNo(compared.isInsured);
    case 'certificate':
      return yesOrNo(compared.hasCertificate);
    default:
      return machine.name;
  }
}

function Gst({ column: { cost }, hasPercent }: Pick<ReadyContext, 'column'> & { readonly hasPercent: boolean }) {
  const texts = useMessages(messages);
  if (!cost) return texts.notWorkedOut;
  const { amount, percent, isIncluded } = cost.cost.gst;
  return (
    <>
      {isIncluded ? texts.inPrices : formatRupees(paiseToRupees(amount), 2)}
      {hasPercent && <small>{texts.percent(percent)}</small>}
    </>
  );
}

function Days({ days }: { readonly days: ComparedDays | undefined }) {
  const texts = useMessages(messages);
  const language = useLanguage()?.locale ?? 'en';
  if (!days) return texts.notKnown;
  if (days.isFree) return texts.free;
  return days.from === undefined ? texts.notFree : texts.freeFrom(shortDay(days.from, language));
}

function Distance({ column: { compared, machine }, isBest }: ReadyContext) {
  const texts = useMessages(messages);
  const word = useWord();
  const place = <small>{word(machine.locality ?? machine.city)}</small>;
  if (compared.km === undefined)
    return (
      <>
        <NotStated />
        {place}
      </>
    );
  return (
    <>
      {texts.about(compared.km)}
      {isBest && <Best text={texts.nearest} />}
      {place}
    </>
  );
}

function Answers({ answers, isBest }: { readonly answers: ComparedAnswers | undefined; readonly isBest: boolean }) {
  const texts = useMessages(messages);
  if (!answers) return texts.fewRequests;
  const { minutes } = answers;
  const said =
    minutes < 60
      ? texts.minutes(minutes)
      : minutes < 1440
        ? texts.hours(Math.round(minutes / 60))
        : texts.days(Math.round(minutes / 1440));
  return (
    <>
      {said}
      {isBest && <Best text={texts.fastest} />}
    </>
  );
}

function Kind({
  fact,
  facts,
}: {
  readonly fact: FactName;
  readonly facts: ReadyContext['column']['compared']['facts'];
}) {
  const texts = useMessages(messages);
  const found = facts.find((one) => one.fact === fact);
  if (!found) return <NotStated />;
  const words: Readonly<Record<string, string>> = texts.kindWords;
  return (typeof found.value === 'string' ? words[found.value] : sizeText(found)) ?? <NotStated />;
}
