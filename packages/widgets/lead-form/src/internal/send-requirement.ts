import { type RequirementInput, getLeadReceipt, submitRequirement } from '@yantra/contract/calls';
import type { Scope } from '@yantra/state';
import type { Stored } from './send-with-timeout.ts';

/** Sends a requirement; on a partner's page with the receipt that the marketplace gives that page. @throws {ApiError} */
export async function sendRequirement(scope: Scope, input: RequirementInput, signal?: AbortSignal): Promise<Stored> {
  const { partner: key } = scope;
  const proof = key ? await scope.prefetch(getLeadReceipt, { key, page: location.pathname, widget: 'lead-form' }) : {};
  const spoken = scope.language && { locale: scope.language.locale };
  // Waiting for a connection is no failure; refusals are shown by form and outbox.
  return scope.send(submitRequirement, { ...input, ...proof, ...spoken }, { isQuiet: true, ...(signal && { signal }) });
}
