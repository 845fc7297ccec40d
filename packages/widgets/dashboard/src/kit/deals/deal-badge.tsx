import type { Deal, InboxRow } from '@yantra/contract/calls';
import { type DealState } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Badge, type BadgeTone, Glyph } from '@yantra/ui';
import { messages as dates } from '../dates.messages.ts';
import { daysUntil, labelText } from '../dates.ts';
import { glyphs } from '../glyphs.ts';
import { messages } from './deals.messages.ts';
import { momentText } from './moments.ts';

type Texts = typeof messages;

/** What a badge is made of. */
export type Standing = Pick<
  InboxRow,
  | 'state'
  | 'stateBy'
  | 'stateAt'
  | 'why'
  | 'askedAt'
  | 'waitingSince'
  | 'version'
  | 'validUntil'
  | 'heldUntil'
  | 'quoteReadAt'
> & { readonly job: Pick<InboxRow['job'], 'from'> };

interface Said {
  readonly tone: BadgeTone;
  /** A path; without one the badge has its dot. */
  readonly glyph?: string;
  readonly label: string;
  readonly note?: string | undefined;
}

/** A deal as a line of an inbox would say it. */
export const standingOf = ({ state, stateBy, stateAt, why, askedAt, job, quote }: Deal): Standing => ({
  state,
  stateBy,
  stateAt,
  why,
  askedAt,
  job,
  // To whom nobody has answered, it is new.
  ...(state === 'asked' && { waitingSince: askedAt }),
  ...(quote && { version: quote.version, validUntil: quote.validUntil, heldUntil: quote.heldUntil }),
});

/** How a deal stands for its owner: a sign and words, and what there is to add. */
export function useStanding(now: number): (standing: Standing) => Said {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const moment = (iso: string) => momentText(iso, now, texts, dateTexts);
  return (standing) => {
    const { state, waitingSince, askedAt, heldUntil, validUntil } = standing;
    const { states } = texts;
    // The first question is new; every later one comes in a conversation.
    if (waitingSince !== undefined)
      return state === 'asked' && waitingSince === askedAt
        ? { tone: 'brand', label: states.new }
        : { tone: 'brand', glyph: glyphs.chat, label: states.asks };
    const read = readNote(standing, texts, moment);
    if (state === 'asked') return { tone: 'neutral', glyph: glyphs.chat, label: states.youAsked };
    if (state === 'quoted' && heldUntil !== undefined)
      return { tone: 'warning', glyph: glyphs.lock, label: states.held(moment(heldUntil)), note: read };
    if (state === 'quoted')
      return {
        tone: 'info',
        glyph: glyphs.sheet,
        label: states.quoted,
        note: validUntil === undefined ? read : texts.openUntil(moment(validUntil)),
      };
    if (state === 'accepted')
      return { tone: 'success', glyph: glyphs.tick, label: states.won, note: startNote(standing, now, texts) };
    if (state === 'done') return { tone: 'success', glyph: glyphs.tick, label: states.done };
    return { tone: 'neutral', ...overSaid(standing, texts, (iso) => labelText(iso.slice(0, 10), dateTexts)) };
  };
}

function readNote({ version, quoteReadAt }: Standing, texts: Texts, moment: (iso: string) => string) {
  if (version === undefined) return undefined;
  return quoteReadAt === undefined ? texts.versionUnread(version) : texts.versionRead(version, moment(quoteReadAt));
}

function startNote({ job }: Standing, now: number, texts: Texts): string | undefined {
  if (job.from === undefined) return undefined;
  const days = daysUntil(`${job.from}T00:00:00+05:30`, now);
  return days < 0 ? texts.started : texts.startsIn(days);
}

type Over = Exclude<DealState, 'asked' | 'quoted' | 'accepted' | 'done'>;

function overSaid({ state, stateBy, stateAt, why, validUntil }: Standing, texts: Texts, day: (iso: string) => string) {
  const { states } = texts;
  const isOwn = stateBy === 'owner';
  const labels: Readonly<Record<Over, string>> = {
    declined: isOwn ? states.declined : stateBy === 'renter' ? states.refused : states.otherChosen,
    withdrawn: isOwn ? states.takenBack : states.withdrawn,
    cancelled: isOwn ? states.cancelled : states.theyCancelled,
    expired: states.expired,
  };
  const isExpired = state === 'expired';
  return {
    glyph: isExpired ? glyphs.clock : glyphs.cross,
    label: labels[state as Over],
    note: isExpired ? texts.noAnswerBy(day(validUntil ?? stateAt)) : why && texts.reasons[why],
  };
}

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly glyph?: string | undefined;
  readonly label: string;
}

/** A sign and a word; without a sign of its own the dot. */
export const DealBadge = ({ tone, glyph, label }: BadgeProps) => (
  <Badge tone={tone} {...(glyph !== undefined && { className: 'y-dashboard__deal-badge' })}>
    {glyph !== undefined && <Glyph d={glyph} />}
    {label}
  </Badge>
);
