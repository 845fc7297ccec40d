import { type LeadRow, openLead } from '@yantra/contract/calls';
import type { Failure } from '@yantra/language';
import { useScope } from '@yantra/state';
import { useEffect, useState } from 'react';

/** The renter's contact; both fields are empty if their account was deleted. */
export type LeadContact = Pick<LeadRow, 'phone' | 'email'>;

/**
 * Opens a lead that is shown, unless it was opened before or may not be: openings are counted and logged.
 * @returns the contact, absent while loading; or why it could not be loaded
 */
export function useContact(lead: LeadRow) {
  const { send } = useScope();
  const { id } = lead;
  const [contact, setContact] = useState<LeadContact | undefined>(lead.isOpened ? lead : undefined);
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const isNeeded = contact === undefined && !lead.isHidden;
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    send(openLead, { id }).then(
      (opened) => !isUnmounted && setContact(opened),
      (error: unknown) => !isUnmounted && setFailure(error as Error),
    );
    return () => void (isUnmounted = true);
  }, [send, id, isNeeded, attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
  };
  return { contact, failure, retry };
}
