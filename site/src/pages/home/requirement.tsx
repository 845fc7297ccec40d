import { type Lead, LeadForm, type SubmittedRequirement } from '@yantra/lead-form';
import { useScope } from '@yantra/state';
import { type ComponentType, useState } from 'react';
import { useNavigate } from '../../navigation.tsx';
import { messages } from './home.messages.ts';
import type { OwnerDialogProps } from './owner-dialog.tsx';

const noticeMs = 4000;

/** The lead form of the home page, and where it leads. */
export function Requirement() {
  const navigate = useNavigate();
  const owner = useOwnerDialog();
  const goToMachines = ({ fullName, email, phone, category, delivery }: SubmittedRequirement) => {
    // Without a line the next page could not come either; the form says that it is kept.
    if (delivery === 'kept' && !navigator.onLine) return;
    navigate(`/equipments?categoryId=${category.id}`, {
      state: { fullName, email, phone, selectedNavCategory: category, delivery },
    });
  };
  return (
    <div className="hero__form">
      <LeadForm onSubmitRequirement={goToMachines} onAddMachine={owner.open} />
      {owner.Dialog && <owner.Dialog lead={owner.lead} onClose={owner.close} />}
    </div>
  );
}

/** What follows Add Machine; its code comes when it is wanted. */
function useOwnerDialog() {
  const scope = useScope();
  const [Dialog, setDialog] = useState<ComponentType<OwnerDialogProps>>();
  const [lead, setLead] = useState<Lead>();
  const open = (next: Lead) => {
    setLead(next);
    import('./owner-dialog.tsx').then(
      ({ OwnerDialog }) => setDialog(() => OwnerDialog),
      () => scope.notify({ kind: 'error', text: messages.partFailed, duration: noticeMs }),
    );
  };
  return { Dialog, lead, open, close: () => setLead(undefined) };
}
