import { useSignals } from '@preact/signals-react/runtime';
import { getSearchNews, markNewsSeen, type SearchNews } from '@yantra/contract/calls';
import { formatRupees, jobPairs } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { Badge, ButtonLink, EquipmentCard, StateMessage } from '@yantra/ui';
import { useEffect, useMemo } from 'react';
import { messages } from '../saved-searches.messages.ts';
import { jobOf, resultsAddress } from '../words/results-address.ts';
import { namesOf, searchWords } from '../words/search-words.ts';
import { Failed, Waiting } from './search-list.tsx';
import { type Navigate, searchesPath, useLink } from './use-link.ts';
import { type Report, useReport } from './use-report.ts';

interface NewsProps {
  readonly id: string;
  /** Where a message's news begin. */
  readonly after: number | undefined;
  readonly navigate: Navigate | undefined;
  readonly level: 2 | 3;
  readonly report: Report | undefined;
}

/** What is new of a search; shown, it counts as seen. */
export function News({ id, after, navigate, level, report }: NewsProps) {
  useSignals();
  const texts = useMessages(messages);
  const scope = useScope();
  const link = useLink(navigate);
  const { remote, reload } = useMemo(
    () => scope.resource(getSearchNews, () => ({ id, ...(after !== undefined && { after }) }), { isQuiet: true }),
    [scope, id, after],
  );
  const news = dataOf(remote.value);
  const error = remote.value.status === 'failed' ? remote.value.error : undefined;
  useReport(report, news ? (news.data.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading', error);
  const through = news?.through;
  useEffect(() => {
    if (through === undefined) return;
    // If the server does not hear of it, they are new again the next time.
    scope.send(markNewsSeen, { id, through }, { isQuiet: true }).catch((failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure;
    });
  }, [scope, id, through]);
  const back = <ButtonLink {...link(searchesPath)}>{texts.back}</ButtonLink>;
  if (error?.status === 404)
    return (
      <StateMessage picture="empty-search" level={level} title={texts.gone} text={texts.goneText}>
        {back}
      </StateMessage>
    );
  if (!news && error) return <Failed error={error} level={level} onRetry={reload} />;
  if (!news) return <Waiting label={texts.newsLoading} />;
  return (
    <>
      <Head news={news} level={level} navigate={navigate} />
      {news.data.length === 0 ? (
        <StateMessage picture="empty-search" level={level} title={texts.noNewsTitle} text={texts.noNewsText}>
          <ButtonLink variant="primary" {...link(resultsAddress(news.saved.search))}>
            {texts.results}
          </ButtonLink>
          {back}
        </StateMessage>
      ) : (
        <Machines news={news} navigate={navigate} />
      )}
    </>
  );
}

interface ShownProps {
  readonly news: SearchNews;
  readonly navigate: Navigate | undefined;
}

function Head({ news: { saved, data }, level, navigate }: ShownProps & { readonly level: 2 | 3 }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const link = useLink(navigate);
  const { title, place, parts } = searchWords(saved.search, namesOf(saved), language);
  const Title = `h${level}` as const;
  return (
    <div className="y-searches__head">
      <div>
        <Title>{texts.newsTitle(title)}</Title>
        <p>{data.length > 0 ? texts.newsCount(data.length, place) : place}</p>
        {parts.length > 0 && (
          <ul className="y-searches__parts">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="y-searches__ways">
        <a className="y-link" {...link(resultsAddress(saved.search))}>
          {texts.results}
        </a>
        <a className="y-link" {...link(searchesPath)}>
          {texts.back}
        </a>
      </div>
    </div>
  );
}

function Machines({ news: { data, saved }, navigate }: ShownProps) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const link = useLink(navigate);
  const pairs = jobPairs(jobOf(saved.search)).map(([key, value]): [string, string] => [key, value]);
  return (
    <ul className="y-searches__grid">
      {data.map(({ costBefore, ...machine }) => {
        const { href, onClick } = {
          onClick: undefined,
          ...link(`/equipment-details?${new URLSearchParams([['id', machine.id], ...pairs]).toString()}`),
        };
        return (
          <li key={machine.id}>
            <EquipmentCard
              equipment={{ ...machine, image1Url: machine.image1Url && siteUrl + machine.image1Url }}
              href={href}
              {...(onClick && { onSelect: onClick })}
            >
              {costBefore !== undefined && <Badge tone="success">{texts.cheaper(formatRupees(costBefore))}</Badge>}
            </EquipmentCard>
          </li>
        );
      })}
    </ul>
  );
}
