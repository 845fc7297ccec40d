import { useLanguage } from '@yantra/language';
import { defaultCity } from '@yantra/places';
import {
  type CityStore,
  type Notice,
  type Scope,
  ScopeProvider,
  type SelectedCity,
  type Session,
  createScope,
  noSession,
} from '@yantra/state';
import { type ReactNode, useMemo, useState } from 'react';
import { type MockAnswers, createMockClient } from './mock-client.ts';

export interface TestScopeOptions {
  readonly answers?: MockAnswers | undefined;
  /** The key of a partner's website. */
  readonly partner?: string | undefined;
  /** The chosen city; Pune without it. */
  readonly city?: SelectedCity | undefined;
  /** Hears what the widget tells the person. */
  readonly notify?: ((notice: Notice) => void) | undefined;
  /** What of the session differs from a page where nobody can log in. */
  readonly session?: Partial<Session> | undefined;
}

/** A scope over the mock API, with a city that is forgotten afterwards. */
export function createTestScope({
  answers,
  partner,
  city = defaultCity,
  notify,
  session,
}: TestScopeOptions = {}): Scope {
  const cityStore: CityStore = { read: () => city, write: () => undefined };
  return createScope({
    client: createMockClient(answers),
    siteUrl: '',
    partner,
    cityStore,
    defaultCity,
    ...(notify && { notify }),
    session: { ...noSession(), ...session },
  });
}

/** A scope around a story, in the language that Storybook is set to. */
export function TestScope({ children, ...options }: TestScopeOptions & { readonly children: ReactNode }) {
  const language = useLanguage();
  const [scope] = useState(() => createTestScope(options));
  const spoken = useMemo(() => ({ ...scope, language }), [scope, language]);
  return <ScopeProvider value={spoken}>{children}</ScopeProvider>;
}
