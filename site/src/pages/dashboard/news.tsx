import { useServed } from '@yantra/state';
import { type ComponentType, lazy, Suspense } from 'react';
import { useNavigate } from '../../navigation.tsx';

type Widget = ComponentType<{ readonly navigate: (path: string) => void }>;

/* After the first screen: it is not needed to draw it. */
const load = async (name: 'Notifications' | 'NotificationList'): Promise<{ default: Widget }> => {
  const [all] = await Promise.all([import('@yantra/notifications'), import('@yantra/notifications/styles.css')]);
  return { default: all[name] };
};
const Bell = lazy(() => load('Notifications'));
const List = lazy(() => load('NotificationList'));

/** Only in the browser. */
function InBrowser({ of: Of }: { readonly of: Widget }) {
  const navigate = useNavigate();
  return useServed() ? null : (
    <Suspense>
      <Of navigate={navigate} />
    </Suspense>
  );
}

/** The bell of who is logged in. */
export const News = () => <InBrowser of={Bell} />;

/** Everything they were told of. */
export const NewsPage = () => <InBrowser of={List} />;
