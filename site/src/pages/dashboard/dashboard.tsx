import { type ArrivedScreen, Dashboard } from '@yantra/dashboard';
import '@yantra/dashboard/styles.css';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import type { Address } from '../../address.ts';
import { carriedNotice } from '../../layout/carried-notice.ts';
import { useNavigate } from '../../navigation.tsx';
import { devicePush } from './device-push.ts';
import { useLanguageChoice } from './language-choice.ts';
import { News, NewsPage } from './news.tsx';
import { TestRibbon } from './test-ribbon.tsx';

/** The screens on which a payment is made or confirmed. */
const isAboutMoney = /^(?:subscription|payments|admin-payments)/;

const bell = <News />;
const notifications = <NewsPage />;

/** The dashboard, with its first screen loaded. */
export const dashboardWith = (arrived: ArrivedScreen | undefined) => (address: Address) => (
  <DashboardPage {...address} arrived={arrived} />
);

/** Everything below `/dashboard`. It brings its own frame; what is shown to whom is up to the widget. */
export function DashboardPage({ params, query, arrived }: Address & { readonly arrived?: ArrivedScreen | undefined }) {
  const navigate = useNavigate();
  const scope = useScope();
  const { notify } = scope;
  const push = useMemo(() => devicePush(scope), [scope]);
  const language = useLanguageChoice();
  const choices = useMemo(() => [language], [language]);
  useEffect(() => {
    const carried = carriedNotice(Date.now());
    if (carried) notify(carried);
  }, [notify]);
  // On the server there is no history, and no need for it.
  const state: unknown = globalThis.history?.state;
  const below = params['*'] ?? '';
  return (
    <>
      {isAboutMoney.test(below) && <TestRibbon />}
      <Dashboard
        path={`/${below}`}
        query={query}
        state={state}
        arrived={arrived}
        navigate={navigate}
        bell={bell}
        notifications={notifications}
        push={push}
        choices={choices}
      />
    </>
  );
}
