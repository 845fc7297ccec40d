import type { LanguageCode } from '@yantra/domain';
import type { z } from 'zod';

/** The ways out of the platform. */
export const outsideWays = ['email', 'sms', 'whatsApp', 'push'] as const;
export type OutsideWay = (typeof outsideWays)[number];

/** How a person can be told; in the app always. */
export const ways = ['app', ...outsideWays] as const;
export type Way = (typeof ways)[number];

/** Whether a way is used: `always` and `never` cannot be changed, `on` and `off` are what counts until the person chooses. */
export type WayRule = 'always' | 'on' | 'off' | 'never';

/** Under which heading of the settings an event stands. */
export const eventGroups = ['leads', 'machines', 'searches', 'security'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** The sign beside an event; its colour only repeats it. */
export type EventSign = 'lead' | 'done' | 'message' | 'lock' | 'calendar' | 'plan' | 'search' | 'shield';

/** What happened, in a line and a sentence, as text: never mark-up. */
export interface Told {
  readonly title: string;
  readonly text: string;
}

/** To whom it is said. */
export interface Telling {
  readonly language: LanguageCode;
  /** The site's origin, e.g. `https://yantra.example.in`. */
  readonly host: string;
  /** The address of the secret page, for somebody without an account: there text messages lead. */
  readonly page?: string | undefined;
  /** A city's name in the language. */
  readonly cityName: (id: string) => string | undefined;
}

/** Facts of several events of a kind, the newest first. */
export type Many<Facts> = readonly [Facts, ...Facts[]];

/** What an e-mail shows besides. */
export interface MailParts {
  readonly state?: { readonly tone: 'good' | 'warn'; readonly sign: string; readonly words: string };
  /** Names and values; at most six. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly note?: string;
}

/** An event's words in one language. */
export interface EventWords<Facts> {
  /** Its name in the settings, and a hint at when it comes. */
  readonly name: string;
  readonly hint: string;
  readonly one: (facts: Facts, telling: Telling) => Told;
  /** Several as one message. Needed if it is bundled. */
  readonly several?: (all: Many<Facts>, telling: Telling) => Told;
  /** The label of the e-mail's button. */
  readonly open: string;
  readonly mail?: (facts: Facts, telling: Telling) => MailParts;
  /** The text message, word for word as registered with the regulator (DLT); variables in braces: `{host}`. Needed unless it never goes by SMS. */
  readonly sms?: string;
}

/** An event that people are told of. */
export interface EventDefinition<Kind extends string, Facts> {
  /** Stored; never changed. */
  readonly kind: Kind;
  readonly group: EventGroup;
  readonly sign: EventSign;
  /** What is stored of it, as JSON. */
  readonly facts: z.ZodType<Facts>;
  /** Urgent events leave at any hour; others wait for the person's day. */
  readonly isUrgent: boolean;
  readonly ways: Readonly<Record<OutsideWay, WayRule>>;
  /** Events of the kind within this time become one message; without it each is one. */
  readonly bundleMinutes?: number;
  /** After so many hours it is not worth a message outside the app; by default 72. */
  readonly worthHours?: number;
  /** The most messages a person gets in a day. */
  readonly aDay?: Readonly<Partial<Record<OutsideWay, number>>>;
  /** The page about it: a path of the site, without a language. */
  readonly path: (facts: Facts) => `/${string}`;
  /** The page about several; by default that of the newest. */
  readonly pathOfSeveral?: (all: Many<Facts>) => `/${string}`;
  /** By which name its registered texts are set; by default its kind. */
  readonly smsName?: string;
  /** The values of the text message's variables. */
  readonly smsVariables?: (all: Many<Facts>, telling: Telling) => Readonly<Record<string, string>>;
  readonly words: Readonly<Record<LanguageCode, EventWords<Facts>>>;
}

/** Defines an event. Its facts' type follows from their schema. */
export const defineEvent = <const Kind extends string, Facts>(
  definition: EventDefinition<Kind, Facts>,
): EventDefinition<Kind, Facts> => definition;

/** A registered text with its variables' values. @throws TypeError for a variable without a value */
export const filled = (registered: string, variables: Readonly<Record<string, string>>): string =>
  registered.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new TypeError(`The text has no value for ${name}.`);
    return value;
  });

/** The names of a registered text's variables. */
export const variablesIn = (registered: string): readonly string[] =>
  [...registered.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
