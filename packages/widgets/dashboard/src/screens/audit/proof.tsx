import { checkAuditLog, type getAuditCheck, type OutputOf } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf, later, useScope } from '@yantra/state';
import { Button, Glyph, Icon } from '@yantra/ui';
import { useEffect } from 'react';
import { messages } from '../../kit/audit/audit.messages.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { glyphs } from '../../kit/glyphs.ts';
import type { RemoteCall } from '../../kit/use-remote.ts';

type Check = OutputOf<typeof getAuditCheck>;

const askAgainMs = 1000;

/** How long the log is, and whether it is whole; checked again at the press of a button, beside the answers. */
export function Proof({ remote, reload }: RemoteCall<Check>) {
  const texts = useMessages(messages).proof;
  const { send } = useScope();
  const known = dataOf(remote);
  const isChecking = known !== undefined && known.checking !== null;
  useEffect(
    () => (isChecking && remote.status === 'ready' ? later(reload, askAgainMs) : undefined),
    [isChecking, remote, reload],
  );
  if (known === undefined) return null;
  const begin = async () => {
    // A failure was told by the scope; the state is asked for in any case.
    await send(checkAuditLog, {}).catch(() => undefined);
    reload();
  };
  const tone = toneOf(known);
  return (
    <section className="y-dashboard__proof" aria-label={texts.label} data-tone={tone}>
      <span className="y-dashboard__proof-sign" aria-hidden="true">
        {tone === 'bad' ? <Icon name="alert" /> : <Glyph d={glyphs.shield} />}
      </span>
      <div role="status">
        <Said {...known} />
      </div>
      <code title={texts.head}>
        <span className="y-hidden">{texts.head}: </span>
        {short(known.head)}
      </code>
      <Button variant="quiet" size="sm" busy={isChecking} onClick={() => void begin()}>
        {lastIn(known) === null ? texts.checkNow : texts.checkAgain}
      </Button>
    </section>
  );
}

const short = (head: string): string => `${head.slice(0, 4)}…${head.slice(-4)}`;

/** A check of a log that was still empty says nothing. */
const lastIn = ({ last }: Check): Check['last'] => (last?.entries === 0 && last.broken === null ? null : last);

const toneOf = (check: Check): 'good' | 'bad' | 'plain' => {
  const last = lastIn(check);
  if (last === null) return 'plain';
  return last.broken === null ? 'good' : 'bad';
};

function Said(check: Check) {
  const texts = useMessages(messages).proof;
  const dateTexts = useMessages(dates);
  const { entries, checking } = check;
  const last = lastIn(check);
  if (last?.broken) return <Broken {...last.broken} />;
  const since = last === null ? 0 : entries - last.entries;
  const title =
    last === null ? texts.unchecked(entries) : since > 0 ? texts.more(last.entries, since) : texts.whole(entries);
  const checked = last && texts.checkedAt(timeText(last.at, dateTexts), (last.tookMs / 1000).toFixed(1));
  return (
    <>
      <b>{title}</b>
      <span>{checking === null ? `${texts.seals} ${checked ?? ''}`.trim() : texts.checking(checking, entries)}</span>
    </>
  );
}

function Broken({ chain, place, at }: NonNullable<NonNullable<Check['last']>['broken']>) {
  const texts = useMessages(messages).proof;
  const dateTexts = useMessages(dates);
  const where = chain !== null && place !== null ? ` ${texts.place(chain, place)}` : '';
  const what = place === null ? texts.cut : at === null ? texts.brokenGone : texts.brokenAt(timeText(at, dateTexts));
  return (
    <>
      <b>{texts.broken}</b>
      <span>
        {what}
        {where} {texts.next}
      </span>
    </>
  );
}
