import { Dashboard } from '@yantra/dashboard';
import '@yantra/dashboard/styles.css';
import type { Address } from '../../address.ts';
import { useNavigate } from '../../navigation.tsx';

/** Everything below `/dashboard`. It brings its own frame; what it shows, and to whom, is the widget's. */
export function DashboardPage({ params, query }: Address) {
  const navigate = useNavigate();
  // Rendered on the server there is no history, and nothing that would need it.
  const state: unknown = globalThis.history?.state;
  return <Dashboard path={`/${params['*'] ?? ''}`} query={query} state={state} navigate={navigate} />;
}
