/** Where a deal stands (spec: hire.md §3). */
export const dealStates = [
  'asked',
  'quoted',
  'accepted',
  'done',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
] as const;
export type DealState = (typeof dealStates)[number];

/** Who does something in a deal; `clock`: nobody, its time has come; `sibling`: another quote for the same job was accepted. */
export const dealSides = ['renter', 'owner', 'clock', 'sibling'] as const;
export type DealSide = (typeof dealSides)[number];
/** The two who agree. */
export type DealParty = 'renter' | 'owner';

/** What can be done in a deal. */
export const dealDeeds = [
  'quote',
  'decline',
  'takeBack',
  'refuse',
  'withdraw',
  'askAgain',
  'accept',
  'cancel',
  'close',
  'expire',
  'finish',
] as const;
export type DealDeed = (typeof dealDeeds)[number];

/** Who may do it, from where, and where it leads. */
export interface DealTransition {
  readonly by: readonly DealSide[];
  readonly from: readonly DealState[];
  readonly to: DealState;
  /** A reason of `dealReasons` is needed. */
  readonly needsReason?: true;
}

/**
 * Who may do what from where; everything else is refused. Server, screens, the generated matrix of tests and the handbook's diagram are made from this table.
 */
export const dealTransitions: Readonly<Record<DealDeed, DealTransition>> = {
  /** The owner sends a quote, or a new version of it. */
  quote: { by: ['owner'], from: ['asked', 'quoted', 'expired'], to: 'quoted' },
  /** The owner does not want the job. */
  decline: { by: ['owner'], from: ['asked'], to: 'declined', needsReason: true },
  /** The owner takes the quote back. */
  takeBack: { by: ['owner'], from: ['quoted'], to: 'withdrawn', needsReason: true },
  /** The renter does not want this quote. */
  refuse: { by: ['renter'], from: ['quoted'], to: 'declined' },
  /** The renter takes the question back. */
  withdraw: { by: ['renter'], from: ['asked', 'quoted'], to: 'withdrawn' },
  /** The renter asks again for a quote whose time is over. */
  askAgain: { by: ['renter'], from: ['expired'], to: 'asked' },
  /** The renter agrees, and a booking stands in the machine's calendar. */
  accept: { by: ['renter'], from: ['quoted'], to: 'accepted' },
  /** One of the two does not want what was agreed. */
  cancel: { by: ['renter', 'owner'], from: ['accepted'], to: 'cancelled', needsReason: true },
  /** Another quote for the job was accepted. */
  close: { by: ['sibling'], from: ['asked', 'quoted'], to: 'declined' },
  /** The quote's time is over, or nobody has answered. */
  expire: { by: ['clock'], from: ['asked', 'quoted'], to: 'expired' },
  /** The job is over. */
  finish: { by: ['clock'], from: ['accepted'], to: 'done' },
};

/** Why an owner declines or takes a quote back, and why somebody cancels. */
export const dealReasons = {
  decline: ['busy', 'tooFar', 'tooSmall', 'notMine', 'other'],
  takeBack: ['busy', 'mistake', 'machineFailed', 'other'],
  cancel: ['notNeeded', 'datesChanged', 'machineFailed', 'notCame', 'other'],
} as const satisfies Partial<Record<DealDeed, readonly string[]>>;
export type DealReason = (typeof dealReasons)[keyof typeof dealReasons][number];
/** Every reason, once. */
export const dealReasonsOf = [
  'busy',
  'tooFar',
  'tooSmall',
  'notMine',
  'mistake',
  'machineFailed',
  'notNeeded',
  'datesChanged',
  'notCame',
  'other',
] as const satisfies readonly DealReason[];

/** Deeds that need no more than a word: neither a quote nor a code. */
export const spokenDeeds = [
  'decline',
  'takeBack',
  'refuse',
  'withdraw',
  'askAgain',
  'cancel',
] as const satisfies readonly DealDeed[];
export type SpokenDeed = (typeof spokenDeeds)[number];

/** Where a request for quotes stands, for its renter. */
export const requestStates = ['waiting', 'quoted', 'accepted', 'over'] as const;
export type RequestState = (typeof requestStates)[number];

/** What an owner's inbox may be narrowed to. */
export const inboxFilters = ['all', 'toAnswer', 'held', 'quoted', 'won', 'closed'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** In which states the two may write to each other. */
export const talkStates: readonly DealState[] = ['asked', 'quoted', 'accepted', 'done', 'expired', 'cancelled'];

/** In which states both see each other's number and address. */
export const revealedStates: readonly DealState[] = ['accepted', 'done', 'cancelled'];

/** Where a deed leads; undefined if it is refused. */
export function dealAfter(state: DealState, deed: DealDeed, by: DealSide): DealState | undefined {
  const { by: whose, from, to } = dealTransitions[deed];
  return whose.includes(by) && from.includes(state) ? to : undefined;
}

/** What somebody may do now: for buttons. */
export const dealDeedsOf = (state: DealState, by: DealSide): readonly DealDeed[] =>
  dealDeeds.filter((deed) => dealAfter(state, deed, by) !== undefined);
