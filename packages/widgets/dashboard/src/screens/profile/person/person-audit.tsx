import { getAuditLog } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { useState } from 'react';
import { addressOf } from '../../../kit/address.ts';
import { Entries } from '../../../kit/audit/entries.tsx';
import { Link } from '../../../kit/link.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { Waiting } from '../../../kit/waiting.tsx';
import { messages } from './person.messages.ts';

/** What the audit log says of somebody last: what they did, and what was done about them. */
export function PersonAudit({ userId }: { readonly userId: string }) {
  const texts = useMessages(messages);
  const [now] = useState(() => Date.now());
  const { remote, reload } = useRemote(getAuditLog, { userId });
  const page = dataOf(remote);
  return (
    <Panel
      title={texts.audit.title}
      aside={
        <Link className="y-link" href={addressOf(`/audit?days=all&person=${encodeURIComponent(userId)}`)}>
          {texts.audit.whole}
        </Link>
      }
    >
      {!page && (
        <div className="y-dashboard__panel-body">
          <Waiting remote={remote} reload={reload} label={texts.loading} />
        </div>
      )}
      {page?.entries.length === 0 && <p className="y-dashboard__panel-body y-muted">{texts.audit.none}</p>}
      <Entries entries={page?.entries ?? []} now={now} />
    </Panel>
  );
}
