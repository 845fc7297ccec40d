import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Plan, UpgradeQuote, UpgradeQuoteInput } from '@yantra/contract/calls';
import { type PlanPeriod, failureNoticeMs } from '@yantra/domain';
import { type Language, failureIn } from '@yantra/language';
import type { Notice } from '@yantra/state';
import { isSold, priceFor } from '../../kit/plans/periods.ts';

/** The price of the change, as far as known. */
export type Quoted =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'ready'; readonly quote: UpgradeQuote }
  | { readonly status: 'failed'; readonly message: string };

export interface QuoteDependencies {
  readonly language?: Language | undefined;
  /** @throws {ApiError} */
  readonly quote: (input: UpgradeQuoteInput) => Promise<UpgradeQuote>;
  /** Gets a failure as well as the panel. */
  readonly notify?: ((notice: Notice) => void) | undefined;
}

export interface QuoteModel {
  readonly quoted: ReadonlySignal<Quoted>;
  /** Asks for the price of replacing this purchase by this plan; only the last request counts. */
  readonly ask: (upgradeOf: string | undefined, plan: Plan | undefined, period: PlanPeriod) => Promise<void>;
}

export function createQuoteModel({ language, quote, notify }: QuoteDependencies): QuoteModel {
  const quoted = signal<Quoted>({ status: 'none' });
  let latestRequest = 0;
  return {
    quoted,
    async ask(upgradeOf, plan, period) {
      latestRequest += 1;
      const request = latestRequest;
      if (upgradeOf === undefined || plan === undefined || !isSold(priceFor(plan, period))) {
        quoted.value = { status: 'none' };
        return;
      }
      quoted.value = { status: 'loading' };
      let next: Quoted;
      try {
        const input = { upgradeOf, subscriptionId: plan.id, subscriptionPeriod: period };
        next = { status: 'ready', quote: await quote(input) };
      } catch (error) {
        next = { status: 'failed', message: failureIn(language, error as Error).message };
      }
      if (request !== latestRequest) return;
      quoted.value = next;
      if (next.status === 'failed') notify?.({ kind: 'error', text: next.message, duration: failureNoticeMs });
    },
  };
}
