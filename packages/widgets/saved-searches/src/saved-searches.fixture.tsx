import { signal } from '@preact/signals-react';
import type { getChoices, OutputOf } from '@yantra/contract/calls';
import type { LoggedUser, Session } from '@yantra/state';
import { type MockAnswers, TestScope, categories, savedSearchAnswers } from '@yantra/testing';
import type { ReactNode } from 'react';

const way = (isOn: boolean) => ({ rule: 'on' as const, isOn });

/** News of searches come by e-mail and push. */
export const choices: OutputOf<typeof getChoices> = {
  rows: [
    {
      kind: 'searchNews',
      group: 'searches',
      name: 'Saved search has news',
      hint: 'Once a day or at once',
      ways: { email: way(true), sms: way(false), whatsApp: way(false), push: way(true) },
    },
  ],
  ways: ['email', 'sms', 'whatsApp', 'push'],
  email: 'asha@example.com',
  phone: '9000000003',
  devices: 1,
  quietFrom: 21,
  quietTo: 8,
  language: 'en',
};

const asha: LoggedUser = { id: 'u3', role: 'user', name: 'Asha Patil', phone: '9000000003' };

/** A page where somebody is, or can be, logged in. @param logsIn whether they do when they are asked */
function sessionOf(isLoggedIn: boolean, logsIn: boolean): Partial<Session> {
  const user = signal(isLoggedIn ? asha : undefined);
  return {
    isHere: true,
    user,
    require: async () => {
      if (logsIn) user.value = asha;
      return logsIn;
    },
  };
}

interface SignedInProps {
  readonly answers?: MockAnswers | undefined;
  readonly isLoggedIn?: boolean | undefined;
  readonly logsIn?: boolean | undefined;
  readonly children: ReactNode;
}

/** Shows a widget to somebody with saved searches. */
export const SignedIn = ({ answers, isLoggedIn = true, logsIn = true, children }: SignedInProps) => (
  <TestScope
    session={sessionOf(isLoggedIn, logsIn)}
    answers={{
      ...savedSearchAnswers(),
      getChoices: () => choices,
      getCategories: () => categories,
      getEquipmentTypeDropDown: () => [
        { id: 29, type: 'Excavator', subType: '13 t', value: 'Excavator, 13 t' },
        { id: 30, type: 'Excavator', subType: '20 t', value: 'Excavator, 20 t' },
      ],
      ...answers,
    }}
  >
    <div style={{ padding: 16 }}>{children}</div>
  </TestScope>
);
