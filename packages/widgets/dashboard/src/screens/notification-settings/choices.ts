import type { NotificationChoices } from '@yantra/contract/calls';

export const outsideWays = ['email', 'sms', 'whatsApp', 'push'] as const;
export type OutsideWay = (typeof outsideWays)[number];
export type EventRow = NotificationChoices['rows'][number];

/** What may be changed on the screen. */
export interface Draft {
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly language: NotificationChoices['language'];
  /** By `kind way`. */
  readonly isOn: Readonly<Record<string, boolean>>;
}

export const keyOf = (kind: string, way: OutsideWay): string => `${kind} ${way}`;

export function draftOf({ quietFrom, quietTo, language, rows }: NotificationChoices): Draft {
  const isOn = rows.flatMap(({ kind, ways }) => outsideWays.map((way) => [keyOf(kind, way), ways[way].isOn] as const));
  return { quietFrom, quietTo, language, isOn: Object.fromEntries(isOn) };
}

/** What was changed; undefined for nothing. */
export function changesIn(before: Draft, after: Draft) {
  const choices = Object.entries(after.isOn).flatMap(([key, isOn]) => {
    const [kind, way] = key.split(' ') as [string, OutsideWay];
    return before.isOn[key] === isOn ? [] : [{ kind, way, isOn }];
  });
  const { quietFrom, quietTo, language } = after;
  const changes = {
    ...(choices.length > 0 && { choices }),
    ...(quietFrom !== before.quietFrom && { quietFrom }),
    ...(quietTo !== before.quietTo && { quietTo }),
    ...(language !== before.language && { language }),
  };
  return Object.keys(changes).length === 0 ? undefined : changes;
}
