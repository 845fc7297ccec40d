import { useSignals } from '@preact/signals-react/runtime';
import { type VisitorJob, comparedIds, compareLimits } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { ScopeProvider, useJob, useOwnJob, useScope } from '@yantra/state';
import { ButtonLink, StateMessage } from '@yantra/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { messages } from './compare.messages.ts';
import { type CompareModel, type Comparison, createCompareModel } from './compare.model.ts';
import type { CompareProps } from './compare.props.ts';
import { Ask } from './internal/ask.tsx';
import { furtherWay } from './internal/further-way.ts';
import { Head } from './internal/head.tsx';
import { createHrefs } from './internal/hrefs.ts';
import { Job } from './internal/job.tsx';
import { Table } from './internal/table.tsx';

/** Up to four machines side by side, one row a fact, with the job's cost. */
export const Compare = (props: CompareProps) => (
  <ScopeProvider value={useOwnJob(props)}>
    <Machines {...props} />
  </ScopeProvider>
);

/** The machines as they were given, less those that were removed since. */
function useMachines(given: string): [machines: string, set: (ids: readonly string[]) => void] {
  const [kept, keep] = useState({ given, machines: given });
  if (kept.given !== given) keep({ given, machines: given });
  return [
    kept.given === given ? kept.machines : given,
    (ids) => keep((before) => ({ ...before, machines: ids.join() })),
  ];
}

/** The switch, which the owner may set as well. */
function useOnlyDiffering({ onlyDiffering = false, onOnlyDifferingChange }: CompareProps) {
  const [kept, keep] = useState({ given: onlyDiffering, isOn: onlyDiffering });
  if (kept.given !== onlyDiffering) keep({ given: onlyDiffering, isOn: onlyDiffering });
  return {
    isOnly: kept.given === onlyDiffering ? kept.isOn : onlyDiffering,
    setOnly: (isOn: boolean) => {
      keep((before) => ({ ...before, isOn }));
      onOnlyDifferingChange?.(isOn);
    },
  };
}

function stateOf({ columns }: Comparison) {
  if (columns.length === 0) return 'empty';
  if (columns.every(({ kind }) => kind === 'loading')) return 'loading';
  return columns.every(({ kind }) => kind === 'failed') ? 'error' : 'ready';
}

function Machines(props: CompareProps) {
  useSignals();
  const scope = useScope();
  const [machines, setMachines] = useMachines(props.machines ?? '');
  const job = useJob();
  const model = useMemo(() => createCompareModel(scope, machines, job), [scope, machines, job]);
  const view = model.view.value;
  const state = stateOf(view);
  const failed = view.columns.find((column) => column.kind === 'failed');
  const { onStateChange } = props;
  const error = state === 'error' ? failed?.error : undefined;
  useLayoutEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
  const ids = comparedIds(machines);
  return (
    <div className="y-root y-compare" aria-busy={state === 'loading'}>
      {ids.length === 0 ? (
        <Nothing level={props.headingLevel ?? 2} />
      ) : (
        <Comparing
          {...props}
          {...{ model, view, job, ids }}
          onRemove={(id) => {
            const left = ids.filter((one) => one !== id);
            setMachines(left);
            props.onMachinesChange?.({ ids: left });
          }}
        />
      )}
    </div>
  );
}

function Nothing({ level }: { readonly level: 1 | 2 }) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  return (
    <StateMessage picture="empty-list" level={level} title={texts.noneTitle} text={texts.noneText}>
      <ButtonLink variant="primary" href={`${siteUrl}/equipments`}>
        {texts.find}
      </ButtonLink>
    </StateMessage>
  );
}

interface ComparingProps extends CompareProps {
  readonly model: CompareModel;
  readonly view: Comparison;
  readonly job: VisitorJob | undefined;
  readonly ids: readonly string[];
  readonly onRemove: (id: string) => void;
}

function Comparing({ model, view, job, ids, onRemove, ...props }: ComparingProps) {
  useSignals();
  const { isOnly, setOnly } = useOnlyDiffering(props);
  const texts = useMessages(messages);
  const { siteUrl, city } = useScope();
  const cityId = city.value.id;
  const hrefs = useMemo(() => createHrefs({ siteUrl, ids, cityId, job, isOnly }), [siteUrl, ids, cityId, job, isOnly]);
  const way = furtherWay(view, hrefs, props.onAdd);
  const region = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const level = props.headingLevel ?? 2;
  const remove = (id: string, name: string) => {
    onRemove(id);
    say(texts.removed(name));
    region.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Head {...{ view, hrefs, level }} way={way} hasRoom={ids.length < compareLimits.most} />
      <Job job={job} ids={ids} hrefs={hrefs} />
      <p className="y-hidden" role="status">
        {said}
      </p>
      <Table
        {...{ view, job, hrefs, way, level, isOnly, ids, region }}
        onOnly={setOnly}
        onRemove={remove}
        onRetry={model.reload}
        onQuotesRequest={props.onQuotesRequest}
      />
      <Ask view={view} hrefs={hrefs} onQuotesRequest={props.onQuotesRequest} />
    </>
  );
}
