/** What people open, fill and press, over every answer that is none (`badAnswers`); for tests in a browser. */
import type { Call } from '@yantra/contract/calls';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { badAnswers } from './bad-answers.ts';

/** A page over answers that can be made bad. */
export interface BadPage {
  /** How they are bad, by its name, and of which calls. */
  readonly server: { bad: string | undefined; isBad: (call: Call) => boolean };
  /** What the person was told. */
  readonly notices: string[];
  /** What was asked since the last press. */
  readonly pressed: { calls: Call[] };
  /** Where it stands while no dialog is open. */
  readonly main: () => HTMLElement;
}

/** Something that asks when it is pressed. */
export interface Pressed {
  readonly what: string;
  /** Opens it and fills it in, while all answers are good. */
  readonly open?: () => Promise<void>;
  /** The button that asks, by its name, or what is done to ask; where the panel has a Retry, that is pressed the next time. */
  readonly press: string | RegExp | (() => Promise<void>);
  /** Pressed after it: what confirms. */
  readonly confirm?: string;
  /** The notice alone says it: there is no panel, and the button is pressed again. */
  readonly isNoticeAlone?: true;
  /** The panel alone says it, as documented. */
  readonly isPanelAlone?: true;
  /** What else may be asked is answered well: the list behind a dialog. */
  readonly isBad?: (call: Call) => boolean;
  /** What is said or shown in the end. */
  readonly done: RegExp;
}

/** A call that answers nothing is done where its answer does not say otherwise. */
export const mayBeDone: readonly string[] = ['an object without anything', 'an object that is none'];

/** What waits, or would be taken for what comes. */
export const waiting = '[aria-busy="true"], .y-skeleton, .y-dashboard__waiting, .y-dashboard__form-wait';

/** Whether a call changes something. */
export const isWrite = ({ answer, takes, method }: Call): boolean =>
  takes !== 'publicQuery' && method !== 'GET' && !/list|page/.test(answer ?? '');

/** Twelve answers are waited for, each a few milliseconds. */
const until = <Value>(look: () => Value, message: string) =>
  expect.poll(look, { interval: 10, timeout: 5000, message });

export const click = (name: string | RegExp): Promise<void> =>
  userEvent.click(page.getByRole('button', { name, exact: true }).first());
export const fill = (label: string | RegExp, text: string): Promise<void> =>
  userEvent.fill(page.getByLabelText(label, { exact: true }).first(), text);

/** Chooses from the menu of the first row. */
export async function menu(item: string | RegExp): Promise<void> {
  const opener = () => document.querySelector<HTMLElement>('button[aria-label^="Actions for"]');
  await until(opener, 'no menu').toBeTruthy();
  opener()?.click();
  const entry = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) =>
      typeof item === 'string' ? textContent.trim() === item : item.test(textContent),
    );
  await until(entry, `no ${item} in the menu`).toBeTruthy();
  entry()?.click();
}

/** What is open: a dialog above everything else. */
const area = ({ main }: BadPage): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? main();

const typedIn = (view: BadPage) =>
  [...area(view).querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')].map((field) =>
    /checkbox|radio/.test(field.type) ? field.checked : field.value,
  );

const nameOf = (control: HTMLButtonElement | HTMLInputElement): string => {
  const label = [...(control.labels ?? [])].map(({ textContent }) => textContent).join(' ');
  return (control.ariaLabel ?? (label || control.textContent)).trim().replaceAll(/\s+/g, ' ');
};

/** What may be pressed there; snippet and preview are made of the embed's own files, which nobody serves here. Not by roles: that takes long in a table. */
function named(view: BadPage, name: string | RegExp): HTMLElement | undefined {
  return [...area(view).querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input[type=radio]')]
    .filter((control) => !control.closest('.y-embed__said, .y-embed__page'))
    .find((control) => (typeof name === 'string' ? nameOf(control) === name : name.test(nameOf(control))));
}

/** What stands beside fields. */
const faultsIn = (view: BadPage): readonly string[] =>
  [...area(view).querySelectorAll('.y-field__error')].map(({ textContent }) => textContent).filter(Boolean);

const isBusy = (view: BadPage): boolean => area(view).querySelectorAll(waiting).length > 0;

/** Presses what asks, or the Retry of what was said before. */
async function ask(view: BadPage, { press, confirm }: Pressed): Promise<void> {
  view.notices.length = 0;
  view.pressed.calls = [];
  const retry = named(view, 'Retry');
  if (retry) return retry.click();
  if (typeof press === 'function') await press();
  else {
    await until(() => named(view, press), `no button ${press}`).toBeTruthy();
    named(view, press)?.click();
  }
  if (confirm === undefined) return;
  await until(() => document.querySelector('dialog[open]') && named(view, confirm), `no ${confirm}`).toBeTruthy();
  named(view, confirm)?.click();
}

/** Every failure is said once, in one sentence; nothing typed is lost; pressed again, it is done once it can be. */
export async function expectSaidOnce(view: BadPage, one: Pressed): Promise<void> {
  const { server, notices, pressed } = view;
  if (one.isBad) server.isBad = one.isBad;
  await until(() => isBusy(view), 'it waits').toBe(false);
  await one.open?.();
  const { press } = one;
  if (typeof press !== 'function') await until(() => named(view, press), `no button ${press}`).toBeTruthy();
  // What only asking fills in counts from the first time on.
  let typed = typeof press === 'function' ? undefined : typedIn(view);
  const names = [...Object.keys(badAnswers).filter((name) => !mayBeDone.includes(name)), ...mayBeDone];
  let last = '';
  let first: Call | undefined;
  for (const bad of names) {
    if (mayBeDone.includes(bad) && !first?.answer) continue;
    server.bad = bad;
    await ask(view, one);
    const said = () => (one.isPanelAlone ? faultsIn(view) : notices);
    await until(() => said().length, `${bad}: nothing is said`).toBeGreaterThan(0);
    await until(() => isBusy(view), `${bad}: busy`).toBe(false);
    // Of some answers an object is enough.
    if (mayBeDone.includes(bad) && one.done.test(notices.join('\n'))) return;
    last = said()[0] ?? '';
    first ??= pressed.calls.find(server.isBad);
    expect(said(), `${bad}: one sentence, of ${pressed.calls.map(({ name }) => name).join()}`).toEqual([last]);
    typed ??= typedIn(view);
    if (one.open) expect(typedIn(view), `${bad}: what was typed`).toEqual(typed);
    if (!one.isNoticeAlone) await until(() => area(view).textContent, `${bad}: the panel says it too`).toContain(last);
  }
  server.bad = undefined;
  await ask(view, one);
  await until(() => [area(view).textContent, ...notices].join('\n'), 'it is done').toMatch(one.done);
  expect([area(view).textContent, ...notices].join('\n')).not.toContain(last);
}
