import { type PartnerKey, revokePartnerKey } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { messages } from './embed.messages.ts';
import { KeyDialog } from './key-dialog.tsx';

export interface KeysProps {
  readonly keys: readonly PartnerKey[];
  /** An admin sees all keys but changes none. */
  readonly isAdmin: boolean;
  /** Whether a running plan allows another one. */
  readonly mayAdd: boolean;
  readonly reload: () => void;
}

export function Keys({ keys, isAdmin, mayAdd, reload }: KeysProps) {
  const texts = useMessages(messages);
  const scope = useScope();
  const [open, setOpen] = useState<'add' | { readonly edit: PartnerKey } | { readonly revoke: PartnerKey }>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    reload();
  };
  const revoke = async ({ id }: PartnerKey) => {
    close();
    try {
      await scope.send(revokePartnerKey, { id });
      scope.notify({ kind: 'success', text: texts.revoked, duration: noticeMs });
    } catch {
      // The error was shown; the reloaded list shows the real state.
    }
    reload();
  };
  const edited = typeof open === 'object' && 'edit' in open ? open.edit : undefined;
  const revoking = typeof open === 'object' && 'revoke' in open ? open.revoke : undefined;
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{isAdmin ? texts.allKeys : texts.keys}</h2>
        {mayAdd && (
          <Button icon="plus" onClick={() => setOpen('add')}>
            {texts.add}
          </Button>
        )}
      </div>
      {keys.length === 0 && (
        <p className="y-dashboard__panel-body y-muted">{isAdmin ? texts.nobodysKeys : texts.noKeys}</p>
      )}
      <ul className="y-embed__keys">
        {keys.map((key) => (
          <li key={key.id}>
            <KeyFacts of={key} isAdmin={isAdmin} />
            {!isAdmin && (
              <div className="y-dashboard__actions">
                <Button size="sm" aria-label={texts.editOf(key.name)} onClick={() => setOpen({ edit: key })}>
                  {texts.edit}
                </Button>
                <Button size="sm" aria-label={texts.revokeOf(key.name)} onClick={() => setOpen({ revoke: key })}>
                  {texts.revoke}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === 'add' && <KeyDialog onClose={close} onDone={done} />}
      {edited && <KeyDialog of={edited} onClose={close} onDone={done} />}
      {revoking && <RevokeDialog of={revoking} onClose={close} onConfirm={() => void revoke(revoking)} />}
    </section>
  );
}

const KeyFacts = ({ of, isAdmin }: { readonly of: PartnerKey; readonly isAdmin: boolean }) => {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <div>
      <p>
        <b>{of.name}</b> <small>{isAdmin ? of.supplierName : texts.since(dayText(of.createdAt, dateTexts))}</small>
      </p>
      <p className="y-muted">{of.origins.join(', ')}</p>
      <p>
        <span className="y-hidden">{texts.key} </span>
        <code>{of.key}</code>
      </p>
    </div>
  );
};

interface RevokeDialogProps {
  readonly of: PartnerKey;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

const RevokeDialog = ({ of, onClose, onConfirm }: RevokeDialogProps) => {
  const texts = useMessages(messages);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={texts.revokeTitle(of.name)}
      cancel={texts.cancel}
      act={texts.revoke}
      variant="danger"
      onAct={onConfirm}
    >
      <p>{texts.revokeText}</p>
    </ConfirmDialog>
  );
};
