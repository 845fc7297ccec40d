import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import { type SupplierDetails, getSupplierDetails } from '@yantra/contract/calls';
import { failureIn } from '@yantra/language';
import { ApiError, type Scope } from '@yantra/state';
import { messages } from './equipment-details.messages.ts';

/** The seller, as far as the person has requested it. */
export type SellerView =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly name: string; /** Ten digits. */ readonly phone: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface SellerModel {
  readonly view: ReadonlySignal<SellerView>;
  /** Whether this page can show it; elsewhere the machine's page on the marketplace does. */
  readonly isHere: boolean;
  /** Requests the owner's details; asks the person to log in first, in place. */
  readonly ask: () => Promise<void>;
}

const isSeller = (answer: unknown): answer is SupplierDetails => {
  const { supplierName, supplierPhonenumber } = (answer ?? {}) as Partial<SupplierDetails>;
  return typeof supplierName === 'string' && typeof supplierPhonenumber === 'string';
};

/** @param id of the machine */
export function createSellerModel({ session, send, language }: Scope, id: string): SellerModel {
  /** The details belong to the person they were shown to: they are cleared at log-out. */
  const found = signal<{ readonly view: SellerView; readonly by?: string | undefined }>({ view: { kind: 'hidden' } });
  const view = computed<SellerView>(() => {
    const { view, by } = found.value;
    return view.kind === 'shown' && by !== session.user.value?.id ? { kind: 'hidden' } : view;
  });
  return {
    view,
    isHere: session.isHere,
    async ask() {
      if (view.peek().kind === 'loading') return;
      found.value = { view: { kind: 'loading' } };
      try {
        const answer: unknown = await send(getSupplierDetails, { id });
        if (!isSeller(answer)) throw new ApiError('network.unreadable', 0, messages.unreadable);
        const { supplierName: name, supplierPhonenumber: phone } = answer;
        found.value = { view: { kind: 'shown', name, phone }, by: session.user.peek()?.id };
      } catch (error) {
        const { code } = error as ApiError;
        // Closing the log-in cancels the request.
        const isCancelled = code === 'auth.required' || code === 'session.ended';
        found.value = {
          view: isCancelled
            ? { kind: 'hidden' }
            : { kind: 'failed', message: failureIn(language, error as ApiError).message },
        };
      }
    },
  };
}
