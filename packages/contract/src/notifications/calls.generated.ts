/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Which events reach the person by which ways. */
export const getChoices: CallNamed<'getChoices'> = {
  name: 'getChoices',
  method: 'GET',
  path: '/Notifications/GetChoices',
  takes: 'query',
  answer: 'object',
  key: 'rows',
};
/** Messages to people that did not leave, with what their way answered last. */
export const getDeadMessages: CallNamed<'getDeadMessages'> = {
  name: 'getDeadMessages',
  method: 'POST',
  path: '/Notifications/GetDeadMessages',
  takes: 'json',
  answer: 'page',
};
/** What the person was told of, the newest first; several of a kind and day are one line. */
export const getNotifications: CallNamed<'getNotifications'> = {
  name: 'getNotifications',
  method: 'GET',
  path: '/Notifications/GetNotifications',
  takes: 'query',
  answer: 'object',
  key: 'unread',
};
/** Marks notifications of the person as read: these, or all up to one. */
export const markRead: CallNamed<'markRead'> = {
  name: 'markRead',
  method: 'POST',
  path: '/Notifications/MarkRead',
  takes: 'json',
  answer: 'object',
  key: 'unread',
};
/** Tries messages again that did not leave. */
export const retryMessages: CallNamed<'retryMessages'> = {
  name: 'retryMessages',
  method: 'POST',
  path: '/Notifications/RetryMessages',
  takes: 'json',
  answer: 'object',
  key: 'retried',
};
/** Changes which events reach the person by which ways, the quiet hours and the language. */
export const setChoices: CallNamed<'setChoices'> = {
  name: 'setChoices',
  method: 'POST',
  path: '/Notifications/SetChoices',
  takes: 'json',
};
