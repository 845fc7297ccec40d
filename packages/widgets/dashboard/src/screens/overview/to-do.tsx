import type { Overview } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Glyph } from '@yantra/ui';
import { type ReactNode, useId } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText, sinceText } from '../../kit/dates.ts';
import { type GlyphName, glyphs } from '../../kit/glyphs.ts';
import { leadAddressOf, leadsAddress } from '../../kit/leads/lead-address.ts';
import { LinkButton } from '../../kit/link.tsx';
import { machinesAddress } from '../../kit/plan-places/machines-address.ts';
import { renewAddress } from '../../kit/plans/expiry.ts';
import { messages } from './overview.messages.ts';
import { type Waiting, waitingOf } from './to-do.model.ts';

interface ToDoProps {
  readonly known: Overview;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** At most three things to do, each with a link; nothing if there are none. */
export function ToDo({ known, now }: ToDoProps) {
  const texts = useMessages(messages);
  const id = useId();
  const waiting = waitingOf(known, now);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="y-hidden" id={id}>
        {texts.toDo.title}
      </h2>
      <ul className="y-dashboard__to-do">
        {waiting.map((one) => (
          <li key={one.kind} data-kind={one.kind}>
            <Cell one={one} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cell({ one, now }: { readonly one: Waiting; readonly now: number }) {
  switch (one.kind) {
    case 'leads':
      return <NewLeads {...one} now={now} />;
    case 'planEnds':
      return <EndingPlan {...one} />;
    case 'notOnPlan':
      return <NotOnPlan {...one} />;
    case 'hidden':
      return <Hidden {...one} />;
    case 'drafts':
      return <Drafts {...one} />;
  }
}

interface LineProps {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
  /** Links or buttons, the most useful first. */
  readonly children: ReactNode;
}

/** A thing to do: what, why, and its links. */
export const Line = ({ glyph, title, text, children }: LineProps) => (
  <>
    <span className="y-dashboard__glyph">
      <Glyph d={glyphs[glyph]} />
    </span>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <div className="y-dashboard__to-do-ways">{children}</div>
  </>
);

function NewLeads({ count, newest, now }: Extract<Waiting, { kind: 'leads' }> & { readonly now: number }) {
  const texts = useMessages(messages);
  const word = useWord();
  const { toDo } = texts;
  const dateTexts = useMessages(dates);
  const since = newest?.createdAt === undefined ? undefined : sinceText(newest.createdAt, now, dateTexts);
  const text =
    newest && since ? toDo.waits(isolated(newest.fullName), since, word(newest.category.name)) : toDo.waiting;
  const [firstName] = newest?.fullName.split(/\s+/) ?? [];
  return (
    <Line glyph="leads" title={toDo.newLeads(count)} text={text}>
      {newest && firstName && (
        <LinkButton href={leadAddressOf(newest.id)}>{toDo.reply(isolated(firstName))}</LinkButton>
      )}
      {(count > 1 || !newest) && (
        <LinkButton variant={newest ? 'quiet' : 'secondary'} href={`${leadsAddress}?status=New`}>
          {toDo.seeAll(count)}
        </LinkButton>
      )}
    </Line>
  );
}

function EndingPlan({ plan, days, other }: Extract<Waiting, { kind: 'planEnds' }>) {
  const { toDo } = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { id, name, used, endsAt } = plan;
  return (
    <Line
      glyph="clock"
      title={toDo.planEnds(name, days)}
      text={[toDo.goOff(used, dayText(endsAt, dateTexts)), other && toDo.hasRoom(other.name)].filter(Boolean).join(' ')}
    >
      {other && <LinkButton href={machinesAddress(other.id)}>{toDo.move(used, other.name)}</LinkButton>}
      <LinkButton variant={other ? 'quiet' : 'secondary'} href={renewAddress(id)}>
        {toDo.renew}
        <span className="y-hidden"> {name}</span>
      </LinkButton>
    </Line>
  );
}

function NotOnPlan({ count, plan }: Extract<Waiting, { kind: 'notOnPlan' }>) {
  const { toDo } = useMessages(messages);
  const dateTexts = useMessages(dates);
  const free = plan ? plan.limit - plan.used : 0;
  const text = plan ? toDo.places(plan.name, free, dayText(plan.endsAt, dateTexts)) : toDo.needPlan;
  return (
    <Line glyph="machine" title={toDo.notOnPlan(count)} text={`${toDo.nobodyFinds(count)} ${text}`}>
      {plan ? (
        <LinkButton href={machinesAddress(plan.id)}>{toDo.put(Math.min(count, free), plan.name)}</LinkButton>
      ) : (
        <LinkButton href={addressOf('/subscription-plan')}>{toDo.choosePlan}</LinkButton>
      )}
    </Line>
  );
}

/** An admin hid them: the list says why of each. */
function Hidden({ count }: Extract<Waiting, { kind: 'hidden' }>) {
  const { toDo } = useMessages(messages);
  return (
    <Line glyph="eye" title={toDo.hidden(count)} text={`${toDo.nobodyFinds(count)} ${toDo.hiddenText}`}>
      <LinkButton href={`${addressOf('/equipments-list')}?state=hidden`}>{toDo.seeWhy}</LinkButton>
    </Line>
  );
}

function Drafts({ count }: Extract<Waiting, { kind: 'drafts' }>) {
  const { toDo } = useMessages(messages);
  return (
    <Line glyph="machine" title={toDo.drafts(count)} text={toDo.draftsText}>
      <LinkButton href={addressOf('/equipments-list')}>{toDo.addPictures}</LinkButton>
    </Line>
  );
}
