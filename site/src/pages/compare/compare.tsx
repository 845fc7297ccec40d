import { useSignals } from '@preact/signals-react/runtime';
import { Compare } from '@yantra/compare';
import '@yantra/compare/styles.css';
import { getEquipmentById } from '@yantra/contract/calls';
import { compareAddress, jobPairs } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { compareOf, dataOf, useJob, useScope } from '@yantra/state';
import { useMemo } from 'react';
import type { Address } from '../../address.ts';
import { useJobInAddress } from '../../job-in-address.ts';
import '../../layout/crumbs.css';
import { useHref, useNavigate } from '../../navigation.tsx';
import { idsIn, isOnlyIn, withOnly } from './compare-path.ts';
import './compare.css';
import { messages } from './compare.messages.ts';

/** The machines of an address side by side. */
export function ComparePage(address: Address) {
  const scope = useScope();
  const navigate = useNavigate();
  const job = useJob();
  useJobInAddress(job, address.query);
  const ids = idsIn(address);
  const change = (left: readonly string[]) => {
    const { remove } = compareOf(scope);
    for (const id of ids) if (!left.includes(id)) remove(id);
    const here = withOnly(new URL(compareAddress(left, jobPairs(job)), location.href).href, isOnlyIn(address));
    const { pathname, search } = new URL(here);
    navigate(pathname + search, { replace: true });
  };
  return (
    <div className="wrap compare-page">
      <Crumbs ids={ids} />
      <Compare
        headingLevel={1}
        machines={ids.join()}
        onlyDiffering={isOnlyIn(address)}
        onOnlyDifferingChange={(isOnly) => history.replaceState(history.state, '', withOnly(location.href, isOnly))}
        onMachinesChange={({ ids: left }) => change(left)}
        // They wait in the tray of the list, where the next one is put beside them.
        onAdd={(machines) => compareOf(scope).set(machines)}
      />
    </div>
  );
}

/** Back to the list of the first machine's category. */
function Crumbs({ ids }: { readonly ids: readonly string[] }) {
  useSignals();
  const texts = useMessages(messages);
  const word = useWord();
  const to = useHref();
  const scope = useScope();
  const job = useJob();
  const [first] = ids;
  const { remote } = useMemo(
    () => scope.resource(getEquipmentById, () => (first ? { id: first } : undefined), { isQuiet: true }),
    [scope, first],
  );
  const category = dataOf(remote.value)?.categories?.[0];
  const pairs = [...(category ? [['categoryId', String(category.id)]] : []), ...jobPairs(job).map(([...pair]) => pair)];
  const query = new URLSearchParams(pairs).toString();
  return (
    <nav className="listing__crumbs" aria-label={texts.crumbs}>
      <a href={to('/')}>{texts.home}</a>
      <a href={to(`/equipments${query && `?${query}`}`)}>{category ? word(category.name) : texts.all}</a>
      <span aria-current="page">{texts.here}</span>
    </nav>
  );
}
