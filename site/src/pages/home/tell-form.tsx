import { type KnownNeed, LeadForm } from '@yantra/lead-form';
import { useKnownPerson } from './use-known-person.ts';
import { useRequirementSent } from './use-requirement-sent.ts';

/** The lead form on another page, which says what it is for. */
export function TellForm({ need }: { readonly need: KnownNeed }) {
  return (
    <LeadForm mode="need" isPlain need={need} person={useKnownPerson()} onSubmitRequirement={useRequirementSent()} />
  );
}
