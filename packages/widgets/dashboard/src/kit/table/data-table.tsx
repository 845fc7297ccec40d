import type { Call } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { type Remote, dataOf, useScope, useServed } from '@yantra/state';
import { Pagination, type MenuItem } from '@yantra/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { pageCountOf, useLastPage } from '../last-page.ts';
import { useSpoken } from '../link.tsx';
import type { ScreenProps } from '../screen.ts';
import { useRemote } from '../use-remote.ts';
import { type Choice, ChosenBar, HeadCheck, useChoice, useClearOnEscape } from './choice.tsx';
import { type Column, type Visibility, keptColumns, defaultVisibility } from './columns.ts';
import { everyRow, exportPageSize } from './csv.ts';
import { Head, Rows, SkeletonRows } from './rows.tsx';
import { type TableQuery, nextSort, readTableQuery, tableAddress } from './table-query.ts';
import { Failed, NothingFound, Stale } from './table-states.tsx';
import { messages } from './table.messages.ts';
import { type TableFilter, Toolbar } from './toolbar.tsx';
import { SortChoice, Tools } from './tools.tsx';
import { useRows } from './use-rows.ts';

/** The input that every table's call takes; a call may take more. */
export interface TableInput {
  readonly searchTerm?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sort?: string | undefined;
}

export interface TablePage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface TableParts<Row> extends Pick<ScreenProps, 'query' | 'navigate' | 'user'> {
  /** The table's name for a screen reader. */
  readonly label: string;
  /** The name of its stored columns and of the exported file. */
  readonly name: string;
  /** Its address on the site, e.g. `/dashboard/equipments-list`. */
  readonly address: string;
  readonly pageSize: number;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly filters?: readonly TableFilter[] | undefined;
  readonly menuOf?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  /** Actions for several rows; with it, rows can be selected. */
  readonly actionsFor?: ((rows: readonly Row[], onDone: () => void) => ReactNode) | undefined;
  /** Shown when there are no rows at all, without any search. */
  readonly empty: ReactNode;
  /** The placeholder of the search field. */
  readonly searchHint?: string | undefined;
  /** Items of the phone's menu beside the search, besides the export. */
  readonly more?: readonly MenuItem[] | undefined;
}

export interface DataTableProps<Row, Input extends object> extends TableParts<Row> {
  readonly call: Call<Input, TablePage<Row>>;
  /** Builds the call's input from search, page, sort and filters. */
  readonly inputOf: (input: TableInput, filters: TableQuery['filters']) => Input;
  /** A new number reloads, after a change of a row. */
  readonly reloadKey?: number | undefined;
}

const noFilters: readonly TableFilter[] = [];
const noRows: readonly never[] = [];

/** The table's state in the address. */
const queryFor = ({ query, filters = noFilters }: Pick<TableParts<never>, 'query' | 'filters'>): TableQuery =>
  readTableQuery(
    query,
    filters.map(({ key }) => key),
  );

/** A table that the server pages, sorts and filters. */
export function DataTable<Row, Input extends object>({
  call,
  inputOf,
  reloadKey,
  ...parts
}: DataTableProps<Row, Input>) {
  const { send } = useScope();
  const { searchTerm, page, sort, filters } = queryFor(parts);
  const input = (of: Pick<TableInput, 'page' | 'pageSize'>): Input =>
    inputOf({ ...of, searchTerm: searchTerm || undefined, sort: sort || undefined }, filters);
  const { remote, reload } = useRemote(call, input({ page, pageSize: parts.pageSize }));
  useReloadOn(reloadKey, reload);
  const all = () => everyRow((at) => send(call, input({ page: at, pageSize: exportPageSize })));
  return <TableView {...parts} remote={remote} reload={reload} all={all} />;
}

export interface TableViewProps<Row> extends TableParts<Row> {
  readonly remote: Remote<TablePage<Row>>;
  readonly reload: () => void;
  /** Every row that matches search and filters. */
  readonly all: () => Promise<readonly Row[]>;
}

/** A table with search, tools, rows and pages. Its state is in the address; below 900 px of its own width the rows become cards. */
export function TableView<Row>({ remote, reload, all, ...props }: TableViewProps<Row>) {
  const texts = useMessages(messages);
  const spoken = useSpoken();
  const { address, navigate, pageSize, columns, filters = noFilters, name, user } = props;
  const query = queryFor(props);
  const choice = useChoice(props.rowId);
  const panel = useClearOnEscape(choice.clear);
  const to = (next: Partial<TableQuery>) => tableAddress(address, { ...query, ...next });
  const isMoving = useLastPage(remote, { page: query.page, pageSize, hrefOf: (page) => to({ page }), navigate });
  const { last: shown, seenAt } = useLast(dataOf(remote));
  const { visible, visibility, choose } = useVisibility(columns, user.id, name);
  const tools = { name, columns, visible, visibility, onVisibility: choose, rows: all, more: props.more };
  const canChoose = props.actionsFor !== undefined;
  // GO reloads even if nothing was changed.
  const go = (next: TableQuery) => {
    const to = tableAddress(address, next);
    if (to === tableAddress(address, query)) reload();
    else navigate(to);
  };
  const isNarrowed = query.searchTerm !== '' || Object.keys(query.filters).length > 0 || query.page > 1;
  const isLoading = remote.status === 'loading' || remote.status === 'idle' || isMoving;
  const sortBy = (sort: string) => go({ ...query, sort, page: 1 });
  const hasRows = shown !== undefined && shown.data.length > 0;

  return (
    <section
      className="y-dashboard__panel y-dashboard__tabled"
      aria-label={props.label}
      data-brief={isBrief(columns)}
      ref={panel}
    >
      {(hasRows || isLoading || isNarrowed || remote.status === 'failed') && (
        <Toolbar
          key={String(props.query)}
          query={query}
          filters={filters}
          onGo={go}
          hint={props.searchHint}
          order={
            columns.some(isSortable) ? <SortChoice columns={columns} sort={query.sort} onSort={sortBy} /> : undefined
          }
        >
          {(hasRows || isLoading) && <Tools {...tools} onChoose={canChoose && hasRows ? choice.begin : undefined} />}
        </Toolbar>
      )}
      {remote.status === 'failed' && hasRows && <Stale error={remote.error} seenAt={seenAt} onRetry={reload} />}
      {remote.status === 'failed' && !hasRows && <Failed error={remote.error} onRetry={reload} />}
      {remote.status === 'ready' &&
        !hasRows &&
        !isLoading &&
        (isNarrowed ? <NothingFound address={address} term={query.searchTerm} /> : props.empty)}
      {(hasRows || isLoading) && (
        <Grid
          {...props}
          columns={visible}
          page={hasRows ? shown : undefined}
          isLoading={isLoading}
          sort={query.sort}
          onSort={sortBy}
          choice={canChoose ? choice : undefined}
        />
      )}
      <ChosenBar {...{ choice, all, name, actionsFor: props.actionsFor }} total={shown?.total ?? 0} columns={visible} />
      {hasRows && (
        <div className="y-dashboard__under">
          <span role="status">{rangeOf(shown, texts)}</span>
          <Pagination
            page={query.page}
            pageCount={pageCountOf(shown.total, pageSize)}
            hrefOf={(page) => spoken(to({ page }))}
            onPage={(page) => navigate(to({ page }))}
          />
        </div>
      )}
    </section>
  );
}

const isSortable = ({ sort }: Pick<Column<never>, 'sort'>): boolean => sort !== undefined;

/** Whether the rows on a phone are list items instead of cards. */
const isBrief = (columns: readonly Column<never>[]): '' | undefined =>
  columns.some(({ onPhone }) => onPhone) ? '' : undefined;

function useVisibility<Row>(columns: readonly Column<Row>[], userId: string, name: string) {
  const kept = useMemo(() => keptColumns(() => localStorage, userId, name), [userId, name]);
  const isServed = useServed();
  const [visibility, setVisibility] = useState<Visibility>();
  const choose = (next: Visibility) => {
    setVisibility(next);
    kept.write(next);
  };
  // The server does not know the choice stored in this browser.
  const known = useMemo(() => (isServed ? defaultVisibility(columns) : kept.read(columns)), [isServed, kept, columns]);
  const now = visibility ?? known;
  const visible = useMemo(() => columns.filter(({ id }) => now[id] ?? true), [columns, now]);
  return { visible, visibility: now, choose };
}

interface GridProps<Row> extends TableParts<Row> {
  readonly page: TablePage<Row> | undefined;
  readonly isLoading: boolean;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly choice: Choice<Row> | undefined;
}

function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, page, rowId, nameOf, menuOf, detail, isLoading, sort, onSort, choice } = props;
  const { rows } = useRows({ rows: page?.data ?? noRows, columns, rowId, canExpand: detail !== undefined });
  const parts = { columns, menuOf, detail };
  const check = choice && <HeadCheck choice={choice} rows={page?.data ?? noRows} rowId={rowId} />;
  return (
    <div className="y-dashboard__table-frame">
      <table
        className="y-dashboard__table"
        aria-busy={isLoading}
        data-kept={page && isLoading ? '' : undefined}
        data-choosing={choice?.isChoosing || undefined}
        data-columns={columns.map(({ id }) => id).join(' ')}
      >
        <caption className="y-hidden">{label}</caption>
        <Head {...parts} check={check} sort={sort} onSort={(column) => onSort(nextSort(sort, column))} />
        {page ? (
          <Rows {...parts} rows={rows} nameOf={nameOf} choice={choice} />
        ) : (
          <SkeletonRows {...parts} choice={choice} />
        )}
      </table>
    </div>
  );
}

const seen = <T,>(value: T) => ({ value, at: Date.now() });

/** The last known value and its time: while another page loads, the previous one stays, dimmed. */
function useLast<T>(value: T | undefined) {
  const [last, setLast] = useState(() => seen(value));
  if (value !== undefined && value !== last.value) setLast(seen(value));
  return { last: value ?? last.value, seenAt: last.at };
}

function useReloadOn(reloadKey: number | undefined, reload: () => void): void {
  const seen = useRef(reloadKey);
  useEffect(() => {
    if (reloadKey === seen.current) return;
    seen.current = reloadKey;
    reload();
  }, [reloadKey, reload]);
}

const rangeOf = ({ data, total, page, pageSize }: TablePage<unknown>, texts: typeof messages): string => {
  const from = (page - 1) * pageSize + 1;
  return texts.range(Math.min(from, total), Math.min(from + data.length - 1, total), total);
};
