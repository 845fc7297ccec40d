import { type Language, useLanguage } from '@yantra/language';
import { defaultCity } from '@yantra/places';
import {
  type CityStore,
  type Notice,
  type Scope,
  ScopeProvider,
  type SelectedCity,
  type Session,
  createScope,
  createScopeJob,
  noSession,
  provideJob,
} from '@yantra/state';
import { type ReactNode, useMemo, useState } from 'react';
import { type MockAnswers, createMockClient } from './mock-client.ts';

export interface TestScopeOptions {
  readonly answers?: MockAnswers | undefined;
  /** The partner website's key. */
  readonly partner?: string | undefined;
  /** The chosen city; Pune by default. */
  readonly city?: SelectedCity | undefined;
  /** The visitor's job; none by default. */
  readonly job?: Parameters<typeof createScopeJob>[1];
  readonly language?: Language | undefined;
  /** Receives the widget's notices. */
  readonly notify?: ((notice: Notice) => void) | undefined;
  /** How the session differs from a page where nobody can log in. */
  readonly session?: Partial<Session> | undefined;
}

/** A scope over the mock API, with a city and a job that are not kept. */
export function createTestScope({
  answers,
  partner,
  city = defaultCity,
  job,
  language,
  notify,
  session,
}: TestScopeOptions = {}): Scope {
  const cityStore: CityStore = { read: () => city, write: () => undefined };
  const scope = createScope({
    client: createMockClient(answers),
    siteUrl: '',
    partner,
    cityStore,
    defaultCity,
    ...(notify && { notify }),
    session: { ...noSession(), ...session },
  });
  provideJob(scope, createScopeJob({ read: () => undefined, write: () => undefined }, job));
  return language ? { ...scope, language } : scope;
}

/** A scope around a story, in Storybook's current language. */
export function TestScope({ children, ...options }: TestScopeOptions & { readonly children: ReactNode }) {
  const language = useLanguage();
  const [scope] = useState(() => createTestScope(options));
  const spoken = useMemo(() => ({ ...scope, language }), [scope, language]);
  return <ScopeProvider value={spoken}>{children}</ScopeProvider>;
}
