import { z } from 'zod';
import { webhookTypes, type WebhookType } from './state/records.ts';

/** Calls a rule can name in `on`. */
export const callNames = ['createOrder', 'fetchOrder', 'fetchPayments', 'terminate', 'refund', 'fetchRefunds'] as const;
export type CallName = (typeof callNames)[number];

/** The rules, by where they take effect. See the table in README.md. */
export const paymentRules = ['fail', 'pending', 'success-after-expiry', 'wrong-amount'] as const;
export const webhookRules = ['no-webhook', 'duplicate', 'reorder', 'bad-signature', 'stale-timestamp'] as const;
const callRules = ['error-after', 'slow', 'too-many-requests'] as const;
export const ruleNames = [...paymentRules, ...webhookRules, ...callRules] as const;

export type PaymentRule = (typeof paymentRules)[number];
export type WebhookRule = (typeof webhookRules)[number];
export type CallRule = (typeof callRules)[number];
export type RuleName = (typeof ruleNames)[number];

export const ruleSchema = z.strictObject({
  do: z.enum(ruleNames),
  /** Only for this order; absent, for any. */
  orderId: z.string().optional(),
  /** Only for this call or this webhook. */
  on: z.enum([...callNames, ...webhookTypes]).optional(),
  /** How often it applies before it is used up; `"always"` never is. */
  count: z.union([z.number().int().min(1), z.literal('always')]).default(1),
  /** How long, for pending, success-after-expiry, reorder, slow and stale-timestamp. */
  ms: z.number().int().min(0).optional(),
  /** Deliveries in all, for duplicate. */
  times: z.number().int().min(2).max(50).optional(),
  /** Rupees, for wrong-amount. */
  amount: z.number().min(0).optional(),
  /** Which amount is wrong. */
  field: z.enum(['payment_amount', 'order_amount', 'both']).optional(),
});

export type Rule = z.infer<typeof ruleSchema>;
export type RuleInput = z.input<typeof ruleSchema>;

/** Rules in the order they were set; the first that fits is applied, until it is used up. They end with the process. */
export type Rules = ReturnType<typeof createRules>;

export interface RuleSubject {
  readonly orderId: string;
  readonly on?: CallName | WebhookType;
  readonly customerName?: string | null;
  /** Only rules that name `on` count: a payment's `fail` does not apply to a refund. */
  readonly isNamed?: boolean;
}

export function createRules() {
  let rules: Rule[] = [];
  const fits = (rule: Rule, names: readonly RuleName[], { orderId, on, isNamed }: RuleSubject) =>
    names.includes(rule.do) &&
    (rule.orderId === undefined || rule.orderId === orderId) &&
    (rule.on === undefined ? isNamed !== true : rule.on === on);
  return {
    add: (more: readonly Rule[]): void => void (rules = [...rules, ...more]),
    clear: (): void => void (rules = []),
    list: (): readonly Rule[] => rules,
    /** The first of these rules for this order, used once. `customerName` may contain a rule of its own. */
    take(names: readonly RuleName[], about: RuleSubject): Rule | undefined {
      const index = rules.findIndex((rule) => fits(rule, names, about));
      const rule = rules[index];
      if (rule === undefined) return magicRule(names, about.customerName);
      if (rule.count === 'always') return rule;
      if (rule.count === 1) rules = rules.toSpliced(index, 1);
      else rules = rules.with(index, { ...rule, count: rule.count - 1 });
      return rule;
    },
  };
}

/** A customer named `SIM fail` or `SIM pending 500` sets a rule for every payment and webhook of the order. */
function magicRule(names: readonly RuleName[], customerName: string | null | undefined): Rule | undefined {
  const [, name, ms] = /^SIM ([a-z-]+)(?: (\d{1,9}))?$/.exec(customerName ?? '') ?? [];
  const known = names.find((one) => one === name);
  return known && { do: known, count: 'always', ...(ms === undefined ? {} : { ms: Number(ms) }) };
}
