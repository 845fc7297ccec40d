import type { InboxRow } from '@yantra/contract/calls';
import { formatRupees, isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Glyph, Icon, Picture } from '@yantra/ui';
import { messages as dates } from '../../kit/dates.messages.ts';
import { labelText } from '../../kit/dates.ts';
import { dealAddress, dealMessagesAddress, quoteAddress } from '../../kit/deals/deal-address.ts';
import { DealBadge, useStanding } from '../../kit/deals/deal-badge.tsx';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { isLate, waitText } from '../../kit/deals/moments.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as jobs } from '../../kit/leads/job.messages.ts';
import { Link, LinkButton } from '../../kit/link.tsx';
import { messages } from './inbox.messages.ts';

interface RowsProps {
  readonly rows: readonly InboxRow[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Deals, each with what its owner can do next. */
export function InboxRows({ rows, now }: RowsProps) {
  const texts = useMessages(messages);
  const first = rows.find(({ waitingSince }) => waitingSince !== undefined);
  return (
    <ul className="y-dashboard__ib-list" aria-label={texts.rows}>
      {rows.map((row) => (
        <Row key={row.id} row={row} now={now} isFirst={row === first} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: InboxRow;
  readonly now: number;
  /** Whoever waits longest has the filled button. */
  readonly isFirst: boolean;
}

function Row({ row, now, isFirst }: RowProps) {
  const texts = useMessages(messages);
  const dealTexts = useMessages(deals);
  const dateTexts = useMessages(dates);
  const jobTexts = useMessages(jobs);
  const word = useWord();
  const { id, name, category, details, job, machine, distanceKm, unread, total, isFromOwnPage } = row;
  const days = [job.from && labelText(job.from, dateTexts), job.days && jobTexts.days(job.days)];
  const city = job.city && word(job.city.name);
  const place = [job.place && isolated(job.place), job.place?.includes(job.city?.name ?? ' ') ? undefined : city];
  const where = [
    distanceKm !== undefined && dealTexts.distance(distanceKm),
    place.filter(Boolean).join(', '),
    isFromOwnPage && texts.fromOwnPage,
  ];
  return (
    <li className="y-dashboard__ib" data-unread={unread > 0 || undefined}>
      <span className="y-dashboard__thumb">
        <Picture url={machine?.image1Url} alt="" sizes="64px" />
      </span>
      <div className="y-dashboard__ib-who">
        <Link href={dealAddress(id)}>
          <b>{name}</b>
        </Link>
        {unread > 0 && <span className="y-dashboard__ib-new">{dealTexts.unread(unread)}</span>}
        <p>{details.trim() ? isolated(details.trim().replace(/\s+/g, ' ')) : word(category.name)}</p>
      </div>
      <div className="y-dashboard__ib-job">
        <b>{days.filter(Boolean).join(', ')}</b>
        <small>{where.filter(Boolean).join(' · ')}</small>
      </div>
      <State row={row} now={now} />
      <div className="y-dashboard__ib-end">
        <Act row={row} isFirst={isFirst} />
        {row.waitingSince === undefined && total !== undefined && <b className="y-num">{formatRupees(total)}</b>}
      </div>
    </li>
  );
}

function State({ row, now }: Pick<RowProps, 'row' | 'now'>) {
  const texts = useMessages(deals);
  const { note, ...badge } = useStanding(now)(row);
  const { waitingSince } = row;
  const late = waitingSince !== undefined && isLate(waitingSince, now);
  return (
    <div className="y-dashboard__ib-state">
      <DealBadge {...badge} />
      {waitingSince !== undefined && (
        <small className="y-dashboard__ib-wait" data-late={late || undefined}>
          {late ? <Icon name="alert" /> : <Glyph d={glyphs.clock} />}
          {texts.waiting(waitText(waitingSince, now, texts))}
        </small>
      )}
      {note && <small>{note}</small>}
    </div>
  );
}

/** What comes next: a quote for who asked, an answer for who wrote. */
function Act({ row, isFirst }: Pick<RowProps, 'row' | 'isFirst'>) {
  const texts = useMessages(messages);
  const { id, name, state, waitingSince, askedAt } = row;
  if (waitingSince === undefined) return null;
  const isNew = state === 'asked' && waitingSince === askedAt;
  const label = isNew ? texts.send : texts.answer;
  return (
    <LinkButton
      className="y-dashboard__ib-go"
      variant={isFirst ? 'primary' : 'secondary'}
      href={isNew ? quoteAddress(id) : dealMessagesAddress(id)}
      aria-label={texts.forWhom(label, name)}
    >
      {label}
    </LinkButton>
  );
}
