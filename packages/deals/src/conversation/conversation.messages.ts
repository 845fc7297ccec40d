import type { LogLine } from '@yantra/contract/calls';

/** What stands in the log besides messages. @param who the other’s name; undefined where one did it oneself */
type Event = (who: string | undefined) => string;

/** Every text of a conversation, in English. */
export const messages = {
  id: 'deals.conversation',
  log: (name: string) => `Messages with ${name}`,
  empty: (name: string) => `Nothing has been written yet. What you ask here is seen by ${name} alone.`,
  loading: 'Loading messages',
  failed: (reason: string) => `Error: ${reason}`,
  retry: 'Retry',
  earlier: 'Show earlier messages',
  you: 'You:',
  says: (name: string) => `${name}:`,
  picture: (number: number, name: string | undefined) =>
    name === undefined ? `Picture ${number}, sent by you` : `Picture ${number}, sent by ${name}`,
  sending: 'Sending',
  waiting: 'Goes out once you have a connection',
  sent: 'Sent',
  read: 'Read',
  notSent: 'Not sent.',
  again: 'Try again',
  message: (name: string) => `Message to ${name}`,
  placeholder: (name: string) => `Write to ${name}`,
  add: 'Add a picture',
  send: 'Send message',
  keys: 'Enter sends it, Shift and Enter begin a new line.',
  offline: 'No connection. Your message goes out by itself.',
  closed: 'Nobody can write here any more.',
  reading: 'Only the two of them write here.',
  pictures: 'Pictures of this message',
  uploading: (name: string) => `${name} is being uploaded`,
  ready: (name: string) => `${name} is ready`,
  remove: (name: string) => `Remove ${name}`,
  tooMany: (most: number) => `A message has ${most} pictures at most.`,
  /** A quote in the log. */
  quote: (version: number, total: string) => `Quote, version ${version}: ${total}`,
  less: (by: string, than: number) => `${by} less than version ${than}`,
  more: (by: string, than: number) => `${by} more than version ${than}`,
  events: {
    message: () => '',
    ask: (who) => (who === undefined ? 'You asked for a quote' : `${who} asks for a quote`),
    read: (who) => (who === undefined ? 'You read the quote' : `${who} read the quote`),
    quote: () => '',
    decline: (who) => (who === undefined ? 'You declined the job' : `${who} does not want the job`),
    takeBack: (who) => (who === undefined ? 'You took your quote back' : `${who} took the quote back`),
    refuse: (who) => (who === undefined ? 'You said no to this quote' : `${who} said no to your quote`),
    withdraw: (who) => (who === undefined ? 'You took your question back' : `${who} took the question back`),
    askAgain: (who) => (who === undefined ? 'You asked for the quote again' : `${who} asks for the quote again`),
    accept: (who) =>
      who === undefined
        ? 'You accepted the quote. Both numbers are shown now'
        : `${who} accepted your quote. Both numbers are shown now`,
    cancel: (who) => (who === undefined ? 'You cancelled the hire' : `${who} cancelled the hire`),
    close: () => 'Another quote for this job was accepted',
    expire: () => 'The time for this is over',
    finish: () => 'The hire is done',
  } satisfies Record<LogLine['kind'], Event>,
  /** A reason in one's own words. */
  said: (event: string, quoted: string) => `${event}: “${quoted}”`,
} as const;
