import { deleteSubscription, type Plan } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { messages } from './subscriptions.messages.ts';

/** Deletes a plan after a question; the server refuses one that somebody has bought. */
export function usePlanDeletion(reload: () => void) {
  const { deletion: texts } = useMessages(messages);
  const { send, notify } = useScope();
  const [plan, setPlan] = useState<Plan>();
  const close = () => setPlan(undefined);
  const erase = async ({ id, name, version }: Plan) => {
    close();
    try {
      await send(deleteSubscription, { id, version });
      notify({ kind: 'success', text: texts.done(name), duration: noticeMs });
    } catch (failure) {
      // The scope has shown the error; the reloaded list shows how it is.
      if (!(failure instanceof ApiError)) throw failure;
    }
    reload();
  };
  return {
    ask: setPlan,
    dialog: plan && (
      <ConfirmDialog
        title={texts.title(plan.name)}
        onClose={close}
        cancel={texts.cancel}
        act={texts.act}
        variant="danger"
        onAct={() => void erase(plan)}
      >
        <p>{texts.note}</p>
      </ConfirmDialog>
    ),
  };
}
