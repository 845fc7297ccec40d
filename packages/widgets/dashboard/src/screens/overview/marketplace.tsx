import type { Overview } from '@yantra/contract/calls';
import { formatCount, formatRupees, shortRupees } from '@yantra/domain';
import { useLanguage, useMessages, wordsIn } from '@yantra/language';
import { ActivityChart } from '../../kit/activity/activity-chart.tsx';
import type { Points } from '../../kit/chart-scale.ts';
import { RankChart } from '../../kit/chart.tsx';
import { Stat } from '../../kit/stat.tsx';
import { TimeChart } from '../../kit/time-chart.tsx';
import { Decisions } from './decisions.tsx';
import { MarketDemand } from './market-demand.tsx';
import { messages } from './overview.messages.ts';
import { viewSpans } from './own-figures.tsx';

/** The figures of the whole marketplace, for admins. */
export function Marketplace(overview: Overview) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const named = (points: Points) => points.map((one) => ({ ...one, label: wordsIn(language, one.label) }));
  const { stats } = texts;
  const { customers = 0, suppliers = 0, listedMachines, machines, views } = overview;
  const { paymentsByMonth = [], machinesByCategory = [], machinesByCity = [], emptySearches = [] } = overview;
  return (
    <>
      <Decisions waiting={overview.waiting} />
      <dl className="y-dashboard__stats">
        <Stat label={stats.customers} value={customers} />
        <Stat label={stats.suppliers} value={suppliers} />
        <Stat label={stats.machines} value={listedMachines} more={stats.ofAll(machines)} />
        <Stat label={stats.views} value={views} />
      </dl>
      <div className="y-dashboard__duo" data-even="">
        <TimeChart
          title={texts.payments}
          heads={[texts.month, texts.rupees]}
          points={paymentsByMonth}
          textOf={(rupees) => formatRupees(rupees)}
          axisTextOf={shortRupees}
        />
        <ActivityChart
          title={texts.viewsByDay}
          spans={viewSpans}
          known={{ views: overview.viewsByDay, before: overview.viewsByDayBefore }}
        />
        <RankChart
          title={texts.byCategory}
          heads={[texts.category, texts.machinesHead]}
          points={named(machinesByCategory)}
          textOf={formatCount}
        />
        <RankChart
          title={texts.byCity}
          heads={[texts.city, texts.machinesHead]}
          points={named(machinesByCity)}
          textOf={formatCount}
        />
        <RankChart
          title={texts.emptySearches}
          heads={[texts.term, texts.times]}
          points={emptySearches}
          textOf={formatCount}
        />
        <MarketDemand />
      </div>
    </>
  );
}
