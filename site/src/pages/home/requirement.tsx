import { type KnownNeed, type Lead, LeadForm, type LeadFormProps, type SubmittedRequirement } from '@yantra/lead-form';
import { useScope } from '@yantra/state';
import { useEffect, useRef } from 'react';
import { useAccounts } from '../../accounts/accounts.tsx';
import { useNavigate, usePlace } from '../../navigation.tsx';
import { categoryIn } from './home-carousel.ts';
import { leadId } from './ids.ts';
import { isDone, useKnownPerson } from './use-known-person.ts';

const mostWords = 200;

/** What the address says that somebody needs: `/?need=<words>&categoryId=<id>#lead`, from a search or a list that had too little. */
function needIn(query: URLSearchParams): KnownNeed | undefined {
  const details = (query.get('need') ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, mostWords);
  const categoryId = categoryIn(query);
  return details ? { details, ...(categoryId && { categoryId }) } : undefined;
}

/** The lead form of the home page. */
export function Requirement() {
  const { query } = usePlace();
  const need = needIn(query);
  const place = useRef<HTMLDivElement>(null);
  const isAskedFor = need !== undefined;
  useEffect(() => {
    // Who comes from another page of ours has not been brought to it by the browser.
    if (isAskedFor && location.hash === `#${leadId}`) place.current?.scrollIntoView();
  }, [isAskedFor]);
  return (
    <div id={leadId} ref={place} className="hero__form">
      <RequirementForm need={need} />
    </div>
  );
}

/** The lead form, and where it leads. Plain it stands on other pages, which say what it is for. */
export function RequirementForm({ need, isPlain }: Pick<LeadFormProps, 'need' | 'isPlain'>) {
  const navigate = useNavigate();
  const accounts = useAccounts();
  const { session } = useScope();
  const person = useKnownPerson();
  const goToMachines = ({ category, ...sent }: SubmittedRequirement) => {
    // Without a line the next page could not come either; the form says that it is kept.
    if (sent.delivery === 'kept' && !navigator.onLine) return;
    navigate(`/equipments?categoryId=${category.id}`, {
      state: { ...sent, selectedNavCategory: category },
    });
  };
  /* Verified, with a password and logged in, an owner goes on to the form of the machine (public-area.md §2). */
  const openOwnerAccount = ({ fullName, email, phone, category }: Lead) => {
    const onLogIn = () =>
      navigate('/dashboard/add-equipment', {
        state: { equipmentName: '', selectedCategory: category, selectedSubcategory: '', phone },
      });
    if (session.user.peek()?.role === 'supplier') onLogIn();
    else accounts.open({ dialog: 'owner', owner: { fullName, email, phone }, onLogIn });
  };
  return (
    <LeadForm
      mode="need"
      need={need}
      isPlain={isPlain}
      person={person}
      onPersonTaken={isDone}
      onSubmitRequirement={goToMachines}
      onAddMachine={openOwnerAccount}
    />
  );
}
