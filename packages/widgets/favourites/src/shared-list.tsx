import { useSignals } from '@preact/signals-react/runtime';
import { type KeptRow, getSharedFavourites } from '@yantra/contract/calls';
import { type VisitorJob, jobInput } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { dataOf, useJob, useScope } from '@yantra/state';
import { Button, ButtonLink, Skeleton, StateMessage } from '@yantra/ui';
import { useMemo } from 'react';
import { messages } from './favourites.messages.ts';
import { Counts, machineHref } from './favourites.tsx';
import { Gone, Row } from './internal/row.tsx';
import { rowsIn } from './kept-machines.ts';

export interface SharedListProps {
  /** The part of its address after `/saved/shared/`. */
  readonly page: string;
}

/** What is asked for to show a shared list. */
export const sharedListInput = (page: string, cityId: string, job: VisitorJob | undefined) => ({
  page,
  selectedCityId: cityId,
  ...jobInput(job),
});

const gone = 410;

/** A list that somebody shares by a secret page: to be read, notes included. */
export function SharedList({ page }: SharedListProps) {
  useSignals();
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const scope = useScope();
  const { siteUrl } = scope;
  const job = useJob();
  const cityId = scope.city.value.id;
  const resource = useMemo(
    () => scope.resource(getSharedFavourites, () => sharedListInput(page, cityId, job), { isQuiet: true }),
    [scope, page, cityId, job],
  );
  const remote = resource.remote.value;
  const answer: unknown = dataOf(remote);
  const rows = rowsIn(answer) as readonly (KeptRow & { readonly note?: string })[] | undefined;
  const name = String((answer as { readonly name?: unknown } | null | undefined)?.name ?? '');
  if (!rows) {
    if (remote.status === 'failed' && remote.error.status === gone)
      return (
        <StateMessage picture="no-machines" level={1} title={texts.ended} text={texts.endedText}>
          <ButtonLink variant="primary" href={`${siteUrl}/equipments`}>
            {texts.browse}
          </ButtonLink>
        </StateMessage>
      );
    if (remote.status === 'failed' || remote.status === 'ready')
      return (
        <StateMessage
          picture="error"
          level={1}
          title={texts.listFailed(remote.status === 'failed' ? errorText(remote.error) : texts.unreadable)}
        >
          <Button onClick={resource.reload}>{texts.retry}</Button>
        </StateMessage>
      );
    return (
      <div className="y-saved__list" aria-busy="true">
        <p className="y-hidden" role="status">
          {texts.loading}
        </p>
        <Skeleton className="y-kept__line" />
      </div>
    );
  }
  const left = rows.filter(({ machine }) => !machine).length;
  const links = { hrefOf: (id: string) => machineHref(siteUrl, id, job), onSelect: () => undefined };
  return (
    <div className="y-root">
      <section className="y-saved__list" aria-labelledby="shared-list">
        <div className="y-saved__head">
          <div className="y-saved__title">
            <h1 id="shared-list">{name}</h1>
            <Counts machines={rows.length - left} left={left} job={job} />
          </div>
        </div>
        {rows.length === 0 ? (
          <div className="y-saved__none">
            <h2>{texts.emptyList}</h2>
          </div>
        ) : (
          <ul className="y-kept">
            {rows.map(({ id, machine, left: gone, note = '' }) =>
              machine ? (
                <Row key={id} machine={machine} note={note} job={job} {...links} />
              ) : (
                <Gone key={id} id={id} left={gone} note={note} job={job} {...links} />
              ),
            )}
          </ul>
        )}
      </section>
      <p className="y-muted y-saved__foot">{texts.sharedBy}</p>
    </div>
  );
}
