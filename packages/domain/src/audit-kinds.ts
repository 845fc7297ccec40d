/** What entries of the audit log tell of, as its screen groups them. */
export const auditGroups = ['plans', 'people', 'machines', 'money', 'logIns'] as const;
export type AuditGroup = (typeof auditGroups)[number];

/**
 * What an entry's second subject is, and so where its name is looked up: by its id among the entry's columns (`person`, `machine`, `purchase`, `lead`), or by the
 * id in its detail (`plan`, `category`, `type`, `order`).
 */
export type AuditSubject =
  | 'person'
  | 'machine'
  | 'purchase'
  | 'lead'
  | 'plan'
  | 'category'
  | 'type'
  | 'order'
  /** It tells of the person alone. */
  | 'none';

interface AuditKindFacts {
  readonly group: AuditGroup;
  readonly subject: AuditSubject;
}

/** Every kind of entry of the audit log. The database itself logs `role.changed`, wherever a role is changed. */
export const auditKinds = {
  'login.succeeded': { group: 'logIns', subject: 'none' },
  'login.failed': { group: 'logIns', subject: 'none' },
  logout: { group: 'logIns', subject: 'none' },
  'logout.everywhere': { group: 'logIns', subject: 'none' },
  'refresh.reused': { group: 'logIns', subject: 'none' },
  'password.refused': { group: 'logIns', subject: 'none' },
  'password.reset': { group: 'logIns', subject: 'none' },
  'password.changed': { group: 'logIns', subject: 'none' },
  'key.changed': { group: 'logIns', subject: 'none' },
  'account.created': { group: 'people', subject: 'none' },
  'admin.created': { group: 'people', subject: 'none' },
  'role.changed': { group: 'people', subject: 'none' },
  'right.given': { group: 'people', subject: 'person' },
  'right.taken': { group: 'people', subject: 'person' },
  'phone.changed': { group: 'people', subject: 'none' },
  'email.changed': { group: 'people', subject: 'none' },
  'customer.changed': { group: 'people', subject: 'person' },
  'data.exported': { group: 'people', subject: 'none' },
  'account.deleted': { group: 'people', subject: 'none' },
  'seller.revealed': { group: 'people', subject: 'machine' },
  'lead.opened': { group: 'people', subject: 'lead' },
  'lead.assigned': { group: 'people', subject: 'lead' },
  'lead.unassigned': { group: 'people', subject: 'lead' },
  'quote.sent': { group: 'people', subject: 'lead' },
  'quote.takenBack': { group: 'people', subject: 'lead' },
  'quote.accepted': { group: 'people', subject: 'lead' },
  'deal.declined': { group: 'people', subject: 'lead' },
  'deal.cancelled': { group: 'people', subject: 'lead' },
  'requestPage.closed': { group: 'people', subject: 'lead' },
  'leads.exported': { group: 'people', subject: 'none' },
  'audit.exported': { group: 'people', subject: 'none' },
  'message.retried': { group: 'people', subject: 'none' },
  'catalogue.added': { group: 'machines', subject: 'none' },
  'category.added': { group: 'machines', subject: 'category' },
  'category.changed': { group: 'machines', subject: 'category' },
  'equipmentType.added': { group: 'machines', subject: 'type' },
  'equipmentType.changed': { group: 'machines', subject: 'type' },
  'typeWord.added': { group: 'machines', subject: 'none' },
  'typeWord.removed': { group: 'machines', subject: 'none' },
  'ranking.changed': { group: 'machines', subject: 'none' },
  'hirePrices.changed': { group: 'machines', subject: 'none' },
  'machine.deleted': { group: 'machines', subject: 'machine' },
  'rating.changed': { group: 'machines', subject: 'machine' },
  'rating.withdrawn': { group: 'machines', subject: 'machine' },
  'rating.answered': { group: 'machines', subject: 'machine' },
  'plan.added': { group: 'plans', subject: 'plan' },
  'plan.changed': { group: 'plans', subject: 'plan' },
  'purchase.fulfilled': { group: 'money', subject: 'order' },
  'purchase.selection': { group: 'plans', subject: 'purchase' },
  'purchase.upgraded': { group: 'plans', subject: 'purchase' },
  'purchase.putOff': { group: 'plans', subject: 'purchase' },
  'payment.refunded': { group: 'money', subject: 'order' },
  'person.blocked': { group: 'people', subject: 'person' },
  'person.unblocked': { group: 'people', subject: 'person' },
  'person.phoneChanged': { group: 'people', subject: 'person' },
  'person.emailChanged': { group: 'people', subject: 'person' },
  'person.emailSent': { group: 'people', subject: 'person' },
  'sessions.ended': { group: 'logIns', subject: 'person' },
  'review.approved': { group: 'machines', subject: 'machine' },
  'review.hidden': { group: 'machines', subject: 'machine' },
  'review.asked': { group: 'machines', subject: 'machine' },
  'review.undone': { group: 'machines', subject: 'machine' },
  'owners.invited': { group: 'people', subject: 'none' },
  'category.merged': { group: 'machines', subject: 'category' },
  'category.deleted': { group: 'machines', subject: 'category' },
  'equipmentType.merged': { group: 'machines', subject: 'type' },
  'equipmentType.deleted': { group: 'machines', subject: 'type' },
  'plan.deleted': { group: 'plans', subject: 'none' },
  'announcement.added': { group: 'people', subject: 'none' },
  'announcement.changed': { group: 'people', subject: 'none' },
  'announcement.ended': { group: 'people', subject: 'none' },
  'maintenance.begun': { group: 'people', subject: 'none' },
  'maintenance.ended': { group: 'people', subject: 'none' },
  'refund.asked': { group: 'money', subject: 'order' },
  'transfer.added': { group: 'money', subject: 'order' },
} as const satisfies Readonly<Record<string, AuditKindFacts>>;

export type AuditKind = keyof typeof auditKinds;

/** The kinds of a group; without one all. */
export const auditKindsOf = (group?: AuditGroup): readonly AuditKind[] =>
  (Object.keys(auditKinds) as AuditKind[]).filter((kind) => group === undefined || auditKinds[kind].group === group);

/** Whether it is a kind of today: the log may hold others, of earlier and later versions. */
export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(auditKinds, text);
