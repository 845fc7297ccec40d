import { signal } from '@preact/signals-react';
import type { Call, CallName } from '@yantra/contract/calls';
import { ApiError, type Notice } from '@yantra/state';
import type { CodeModel } from './code/code.model.ts';
import type { AuthDependencies, OwnerLead } from './dependencies.ts';

/** Stands in for the server's answer to a call; a promise may reject. */
type Answer = () => unknown;
type Answers = Partial<Record<CallName, Answer>>;

export const phone = '9822041573';
export const lead: OwnerLead = { fullName: 'Sunita Jadhav', email: 'sunita@example.com', phone };
export const handle = { id: 'code-1', securityStamp: 'stamp' };

const usual: Answers = {
  logIn: () => ({ access_token: 'token' }),
  signUp: () => ({ id: '7' }),
  generateOtp: () => handle,
  forgotPassword: () => handle,
  verifyOtp: () => ({}),
  resetPassword: () => ({}),
};

/** An answer that is an error. */
export const failingWith =
  (...error: ConstructorParameters<typeof ApiError>) =>
  () =>
    Promise.reject(new ApiError(...error));

/** Types the code of the message, which is then checked. */
export async function enterCode({ code }: { readonly code: CodeModel }): Promise<void> {
  code.type('482913');
  await code.verify();
}

/** An answer that is held back until the test releases it. */
export function deferred(then: unknown): { readonly answer: Answer; readonly release: () => void } {
  let release = () => undefined as void;
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => wait.then(() => then), release: () => release() };
}

/** Everything around a dialog: a server in memory, a clock that only the test moves, and the notices that are shown. */
export function makePage(answers: Answers = {}) {
  const sent: { readonly call: CallName; readonly input: unknown }[] = [];
  const notices: string[] = [];
  const events: string[] = [];
  const all: Answers = { ...usual, ...answers };
  let ms = 1_000_000;
  let ticks: (() => void)[] = [];
  const dependencies: AuthDependencies = {
    async send<Input extends object, Output>(call: Call<Input, Output>, input: Input) {
      sent.push({ call: call.name, input });
      return (await all[call.name]?.()) as Output;
    },
    notify: ({ kind, text, duration }: Notice) => void notices.push(`${kind} ${duration}: ${text}`),
    begin: (token) => void events.push(`begin ${token}`),
    endedBy: () => undefined,
    now: () => ms,
    every(act) {
      ticks.push(act);
      return () => {
        ticks = ticks.filter((tick) => tick !== act);
      };
    },
    go: (dialog) => void events.push(`go ${dialog ?? 'nowhere'}`),
    onLogIn: () => void events.push('logged in'),
    owner: () => lead,
    phone: signal(''),
  };
  return {
    dependencies,
    sent,
    notices,
    /** What the page was told, in order. */
    events,
    /** Lets time pass unobserved, then ticks the clock once. */
    pass(seconds: number) {
      ms += seconds * 1000;
      for (const tick of ticks) tick();
    },
    watchers: () => ticks.length,
    calls: () => sent.map(({ call }) => call),
    inputOf: (call: CallName) => sent.findLast((one) => one.call === call)?.input,
  };
}
