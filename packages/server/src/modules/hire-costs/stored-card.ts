import type { OperatorTerms, RateCard } from '@yantra/domain';

/** The words of the fact `operator`. */
export type OperatorFact = 'included' | 'extra' | 'none';

/** What a card says in the words of the fact; undefined if it says nothing. */
export const operatorFactOf = ({ operator }: Pick<RateCard, 'operator'>): OperatorFact | undefined =>
  operator === undefined
    ? undefined
    : ({ included: 'included', extra: 'extra', renter: 'none' } as const)[operator.state];

/** What the fact says in the words of a card. `extra` has no price, so that the part stays unknown. */
function termsOfFact(fact: string | null | undefined): OperatorTerms | undefined {
  if (fact === 'included') return { state: 'included' };
  return fact === 'none' ? { state: 'renter' } : undefined;
}

/** A machine's card, as it is stored. What it does not say of the operator, the fact may. */
export function storedCard(card: unknown, fact: string | null | undefined): RateCard {
  const said = (card ?? {}) as RateCard;
  const operator = said.operator ?? termsOfFact(fact);
  return operator === undefined ? said : { ...said, operator };
}

/** A card that follows a fact which was said without it; `null` removes what it says. */
export function cardFollowing(card: RateCard, fact: OperatorFact | null): RateCard {
  if ((operatorFactOf(card) ?? null) === fact) return card;
  const { operator: _before, ...rest } = card;
  const operator = termsOfFact(fact);
  return operator === undefined ? rest : { ...rest, operator };
}

/** The columns that a machine's card is in. */
export interface CardRow {
  readonly equipment_type_id: number;
  readonly category_ids: readonly number[];
  readonly rate_card: unknown;
  readonly facts: unknown;
}

/** The card of a machine, in paise. */
export function cardOfRow({ rate_card, facts }: Pick<CardRow, 'rate_card' | 'facts'>): RateCard {
  const { operator } = facts as { readonly operator?: unknown };
  return storedCard(rate_card, typeof operator === 'string' ? operator : undefined);
}
