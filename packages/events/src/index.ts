import type { LanguageCode } from '@yantra/domain';
import type { z } from 'zod';
import { catalogue } from './catalogue/index.ts';
import { type EventDefinition, filled, type MailParts, type Many, type Told, type Telling } from './event.ts';

export { catalogue };
export {
  type EventDefinition,
  eventGroups,
  type EventGroup,
  type EventSign,
  filled,
  type MailParts,
  type Many,
  type OutsideWay,
  outsideWays,
  type Telling,
  type Told,
  variablesIn,
  type Way,
  type WayRule,
  ways,
} from './event.ts';

type Defined = (typeof catalogue)[number];
/** The name of an event. */
export type EventKind = Defined['kind'];
/** What is stored of an event. */
export type FactsOf<Kind extends EventKind> = z.output<Extract<Defined, { readonly kind: Kind }>['facts']>;

/** An event whose facts have been read. */
export type AnyEvent = EventDefinition<EventKind, unknown>;

const byKind: ReadonlyMap<string, AnyEvent> = new Map(catalogue.map((one) => [one.kind, one as unknown as AnyEvent]));

/** The event of a stored kind; undefined for one that no longer exists. */
export const eventOf = (kind: string): AnyEvent | undefined => byKind.get(kind);

/** What several events of one kind say, the newest first. @param stored their facts as stored; those that no longer fit are left out */
export function tellingOf(event: AnyEvent, stored: readonly unknown[], telling: Telling): Saying | undefined {
  const [first, ...others] = stored.flatMap((one) => {
    const read = event.facts.safeParse(one);
    return read.success ? [read.data] : [];
  });
  if (first === undefined) return undefined;
  const all: Many<unknown> = [first, ...others];
  const words = event.words[telling.language];
  const told = others.length > 0 && words.several ? words.several(all, telling) : words.one(first, telling);
  return {
    ...told,
    path: (others.length > 0 && event.pathOfSeveral?.(all)) || event.path(first),
    open: words.open,
    mail: () => (others.length > 0 ? {} : (words.mail?.(first, telling) ?? {})),
    sms: () => smsOf(event, all, telling),
  };
}

/** What is said of events of one kind. */
export interface Saying extends Told {
  readonly path: `/${string}`;
  /** The label of a button that leads there. */
  readonly open: string;
  readonly mail: () => MailParts;
  /** Undefined if it never goes by SMS. */
  readonly sms: () => { readonly text: string; readonly variables: Readonly<Record<string, string>> } | undefined;
}

function smsOf(event: AnyEvent, all: Many<unknown>, telling: Telling) {
  const registered = event.words[telling.language].sms;
  if (registered === undefined || event.smsVariables === undefined) return undefined;
  const variables = event.smsVariables(all, telling);
  return { text: filled(registered, variables), variables };
}

/** The names under which events' text messages are registered. */
export const smsNames: readonly string[] = catalogue.flatMap((event) => {
  const { kind, ways, smsName = kind }: EventDefinition<EventKind, never> = event as never;
  return ways.sms === 'never' ? [] : [smsName];
});

/** The registered texts of all events that go by SMS, by language. */
export const smsTemplates = (language: LanguageCode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    catalogue.flatMap(({ kind, words }) => {
      const { sms } = words[language] as { readonly sms?: string };
      return sms === undefined ? [] : [[kind, sms]];
    }),
  );
