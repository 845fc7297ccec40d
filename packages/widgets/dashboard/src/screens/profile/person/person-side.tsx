import { sendEmailAgain } from '@yantra/contract/calls';
import { formatCount, formatRupees, noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import { type ReactNode, useState } from 'react';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { dayText, timeText } from '../../../kit/dates.ts';
import { Pairs, Panel } from '../../../kit/panel.tsx';
import { Status } from '../../../kit/status.tsx';
import { messages } from './person.messages.ts';
import type { KnownPerson } from './use-person.ts';

/** What was proved, and the tax numbers. */
export function Verification({ person: { profile, facts } }: { readonly person: KnownPerson }) {
  const texts = useMessages(messages).verification;
  const dateTexts = useMessages(dates);
  const { send, notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      await send(sendEmailAgain, { id: profile.id });
      notify({ kind: 'success', text: texts.sent, duration: noticeMs });
    } catch {
      // The scope has shown the error.
    } finally {
      setBusy(false);
    }
  };
  const proved = (at: string | null): ReactNode =>
    at === null ? (
      <Status kind="warn" isLoud>
        {texts.notProved}
      </Status>
    ) : (
      <Status kind="good">{texts.byCode(dayText(at, dateTexts))}</Status>
    );
  const mayAsk = profile.email !== '' && facts.emailConfirmedAt === null && facts.blocked === null;
  return (
    <Panel title={texts.title}>
      <Pairs
        of={[
          [texts.phone, proved(facts.phoneConfirmedAt)],
          [texts.email, profile.email ? proved(facts.emailConfirmedAt) : texts.none],
          [texts.gstin, profile.gstNumber || texts.none],
          [texts.pan, profile.panNumber || texts.none],
        ]}
      />
      {mayAsk && (
        <div className="y-dashboard__panel-body">
          <Button size="sm" block busy={isBusy} onClick={() => void again()}>
            {texts.sendAgain}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** The person in figures. */
export function Glance({ facts }: Pick<KnownPerson, 'facts'>) {
  const texts = useMessages(messages).glance;
  const dateTexts = useMessages(dates);
  const { paid, plan, minutesToOpen, rating, lastSeenAt } = facts;
  return (
    <Panel title={texts.title}>
      <Pairs
        of={[
          [texts.paid, formatRupees(paid, 2)],
          [
            texts.plan,
            plan ? (
              <>
                {texts.use(plan.displayName, formatCount(plan.used), formatCount(plan.places))}
                <small>{texts.until(dayText(plan.endDate, dateTexts))}</small>
              </>
            ) : (
              texts.none
            ),
          ],
          [texts.opens, minutesToOpen === null ? '—' : aboutText(minutesToOpen, texts)],
          [texts.rating, rating ? `${rating.average.toFixed(1)} (${formatCount(rating.count)})` : texts.none],
          [texts.lastSeen, lastSeenAt ? timeText(lastSeenAt, dateTexts) : '—'],
        ]}
      />
    </Panel>
  );
}

function aboutText(minutes: number, texts: (typeof messages)['glance']): string {
  if (minutes < 60) return texts.minutes(Math.max(1, minutes));
  const hours = Math.round(minutes / 60);
  return hours < 24 ? texts.hours(hours) : texts.days(Math.round(hours / 24));
}
