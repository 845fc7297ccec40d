import { Header } from './header.tsx';
import { ScreenLoading } from './screen-states.tsx';

/** As the server renders it before the user is known. */
export const Waiting = () => (
  <div className="y-dashboard__frame" data-collapsed>
    <Header />
    <main className="y-dashboard__main">
      <ScreenLoading />
    </main>
  </div>
);
