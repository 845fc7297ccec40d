import { getAuditCheck, getAuditLog } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf, useScope, useServed } from '@yantra/state';
import { Button, Glyph, StateMessage } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages } from '../../kit/audit/audit.messages.ts';
import { Entries } from '../../kit/audit/entries.tsx';
import type { Entry } from '../../kit/audit/sentence.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { Link, LinkButton } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Failed } from '../../kit/table/table-states.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { Skeletons } from '../../kit/waiting.tsx';
import { auditAddress, type AuditFilter, filterIn, spanIn } from './audit-query.ts';
import { Filters, GroupChips, type To } from './filters.tsx';
import { Proof } from './proof.tsx';
import { useAuditExport } from './use-audit-export.ts';

const address = addressOf('/audit');

/** Who did what, and when, for admins. */
export function Screen({ query, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const filter = filterIn(query);
  const { isBusy, run } = useAuditExport(filter);
  // Quiet: the failure of the entries is told, and Retry asks for both.
  const check = useRemote(getAuditCheck, {}, true);
  const to: To = (changes) => auditAddress(address, query, changes);
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note}>
        <Button busy={isBusy} onClick={run}>
          <Glyph d={glyphs.download} />
          {isBusy ? texts.exporting : texts.exportCsv}
        </Button>
      </ScreenHead>
      <Proof {...check} />
      <Log
        key={String(query)}
        filter={filter}
        span={spanIn(query)}
        to={to}
        navigate={navigate}
        onRetry={check.reload}
      />
    </>
  );
}

interface LogProps extends Pick<ScreenProps, 'navigate'> {
  readonly filter: AuditFilter;
  readonly span: string;
  readonly to: To;
  /** Asks for what stands around the entries. */
  readonly onRetry: () => void;
}

/** The entries of one filter: a new one begins anew. */
function Log({ filter, span, to, navigate, onRetry }: LogProps) {
  const texts = useMessages(messages);
  const [clock] = useState(() => Date.now());
  // The server’s day need not be that of the browser which takes over.
  const now = useServed() ? undefined : clock;
  const { remote, reload } = useRemote(getAuditLog, filter);
  const first = dataOf(remote);
  const more = useOlder(filter, first?.older);
  const entries = [...(first?.entries ?? []), ...more.entries];
  return (
    <section
      className="y-dashboard__panel y-dashboard__tabled"
      aria-label={texts.list}
      aria-busy={remote.status === 'loading'}
    >
      <Filters filter={filter} span={span} to={to} onGo={navigate} />
      <GroupChips counts={first?.counts} group={filter.group} to={to} />
      {filter.userId !== undefined && (
        <p className="y-dashboard__audit-person">
          {texts.ofPerson}{' '}
          <Link className="y-link" href={to({ person: '' })}>
            {texts.showAll}
          </Link>
        </p>
      )}
      {first === undefined && remote.status === 'failed' && (
        <Failed
          error={remote.error}
          onRetry={() => {
            reload();
            onRetry();
          }}
        />
      )}
      {first === undefined && remote.status !== 'failed' && <Skeletons label={texts.loading} />}
      {first !== undefined && entries.length === 0 && <Nothing span={span} to={to} />}
      <Entries entries={entries} now={now} />
      {entries.length > 0 && (
        <div className="y-dashboard__under">
          <span role="status">{texts.shown(entries.length, Math.max(first?.total ?? 0, entries.length))}</span>
          {more.older && (
            <Button size="sm" busy={more.isBusy} onClick={more.ask}>
              {texts.older}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const Nothing = ({ span, to }: Pick<LogProps, 'span' | 'to'>) => {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="empty-search" title={texts.noneTitle} text={texts.noneText} level={2}>
      {span !== 'all' && <LinkButton href={to({ days: 'all' })}>{texts.allDays}</LinkButton>}
    </StateMessage>
  );
};

/** Pages after the first one, as far as they were asked for. */
function useOlder(filter: AuditFilter, firstOlder: string | null | undefined) {
  const { send } = useScope();
  const [pages, setPages] = useState<readonly { readonly entries: readonly Entry[]; readonly older: string | null }[]>(
    [],
  );
  const [isBusy, setBusy] = useState(false);
  const older = pages.length === 0 ? firstOlder : pages.at(-1)?.older;
  const ask = async () => {
    if (!older) return;
    setBusy(true);
    try {
      const page = await send(getAuditLog, { ...filter, olderThan: older });
      setPages((before) => [...before, page]);
    } catch {
      // The scope has shown why; the button stays.
    }
    setBusy(false);
  };
  return { entries: pages.flatMap(({ entries }) => entries), older, isBusy, ask: () => void ask() };
}
