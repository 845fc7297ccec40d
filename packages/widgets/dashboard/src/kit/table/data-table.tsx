import type { Call } from '@yantra/contract/calls';
import { useMessages, useSentence } from '@yantra/language';
import { type Remote, dataOf, useScope, useServed } from '@yantra/state';
import { Button, ButtonLink, type MenuItem, Pagination, StateMessage } from '@yantra/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Navigate } from '../screen.ts';
import { useRemote } from '../use-remote.ts';
import { type Column, type Visibility, keptColumns, usualVisibility } from './columns.ts';
import { everyRow, exportPageSize } from './csv.ts';
import { Head, Rows, SkeletonRows } from './rows.tsx';
import { type TableQuery, nextSort, readTableQuery, tableAddress } from './table-query.ts';
import { messages } from './table.messages.ts';
import { type TableFilter, Toolbar } from './toolbar.tsx';
import { ColumnChoice, CsvExport, SortChoice } from './tools.tsx';
import { useRows } from './use-rows.ts';

/** What any table asks for; a table's own call may take more. */
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

interface TableParts<Row> {
  /** Names the table to a screen reader. */
  readonly label: string;
  /** Of the kept choice of columns and of the exported file. */
  readonly name: string;
  /** Its address on the site, e.g. `/dashboard/equipments-list`. */
  readonly address: string;
  readonly query: URLSearchParams;
  readonly navigate: Navigate;
  readonly userId: string;
  readonly pageSize: number;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly filters?: readonly TableFilter[] | undefined;
  readonly menuOf?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  /** When there is not a single row, whatever is searched for. */
  readonly empty: ReactNode;
  /** More buttons beside Columns and Export. */
  readonly tools?: ReactNode;
}

export interface DataTableProps<Row, Input extends object> extends TableParts<Row> {
  readonly call: Call<Input, TablePage<Row>>;
  /** What the call takes besides search, page and sort. */
  readonly inputOf: (input: TableInput, filters: TableQuery['filters']) => Input;
  /** Another number asks anew: after a change of a row. */
  readonly turn?: number | undefined;
}

const noFilters: readonly TableFilter[] = [];
const noRows: readonly never[] = [];

/** What the address says of a table. */
const queryFor = ({ query, filters = noFilters }: Pick<TableParts<never>, 'query' | 'filters'>): TableQuery =>
  readTableQuery(
    query,
    filters.map(({ key }) => key),
  );

/** A table of rows that the server pages, sorts and filters. */
export function DataTable<Row, Input extends object>({ call, inputOf, turn, ...parts }: DataTableProps<Row, Input>) {
  const { send } = useScope();
  const { searchTerm, page, sort, filters } = queryFor(parts);
  const input = (of: Pick<TableInput, 'page' | 'pageSize'>): Input =>
    inputOf({ ...of, searchTerm: searchTerm || undefined, sort: sort || undefined }, filters);
  const { remote, reload } = useRemote(call, input({ page, pageSize: parts.pageSize }));
  useReloadOn(turn, reload);
  const all = () => everyRow((at) => send(call, input({ page: at, pageSize: exportPageSize })));
  return <TableView {...parts} remote={remote} reload={reload} all={all} />;
}

export interface TableViewProps<Row> extends TableParts<Row> {
  readonly remote: Remote<TablePage<Row>>;
  readonly reload: () => void;
  /** Every row that fits search and filters. */
  readonly all: () => Promise<readonly Row[]>;
}

/** A table: its search, its tools, its rows and its pages. Its state is the address; under 900 px of own width its rows are cards. */
export function TableView<Row>({ remote, reload, all, ...props }: TableViewProps<Row>) {
  const texts = useMessages(messages);
  const { address, navigate, pageSize, columns, filters = noFilters, name, userId } = props;
  const query = queryFor(props);
  const shown = useLast(dataOf(remote));
  const [visibility, choose] = useVisibility(columns, userId, name);
  const visible = useMemo(() => columns.filter(({ id }) => visibility[id] ?? true), [columns, visibility]);
  // Who presses GO wants to see what is true now, also when nothing else was chosen.
  const go = (next: TableQuery) => {
    const to = tableAddress(address, next);
    if (to === tableAddress(address, query)) reload();
    else navigate(to);
  };
  const to = (next: Partial<TableQuery>) => tableAddress(address, { ...query, ...next });
  const isNarrowed = query.searchTerm !== '' || Object.keys(query.filters).length > 0 || query.page > 1;
  const isLoading = remote.status === 'loading' || remote.status === 'idle';
  const sortBy = (sort: string) => go({ ...query, sort, page: 1 });
  const hasRows = shown !== undefined && shown.data.length > 0;

  return (
    <section className="y-dashboard__panel" aria-label={props.label}>
      <Toolbar key={String(props.query)} query={query} filters={filters} onGo={go} />
      {(hasRows || isLoading) && (
        <div className="y-dashboard__bar">
          <SortChoice columns={visible} sort={query.sort} onSort={sortBy} />
          <div className="y-dashboard__tools">
            {props.tools}
            <ColumnChoice columns={columns} visibility={visibility} onVisibility={choose} />
            <CsvExport name={name} columns={visible} rows={all} />
          </div>
        </div>
      )}
      {remote.status === 'failed' && hasRows && <Stale message={remote.error.message} onRetry={reload} />}
      {remote.status === 'failed' && !hasRows && <Failed message={remote.error.message} onRetry={reload} />}
      {remote.status === 'ready' && !hasRows && (isNarrowed ? <NothingFound address={address} /> : props.empty)}
      {(hasRows || isLoading) && (
        <Grid
          {...props}
          columns={visible}
          page={hasRows ? shown : undefined}
          isLoading={isLoading}
          sort={query.sort}
          onSort={sortBy}
        />
      )}
      {hasRows && (
        <div className="y-dashboard__under">
          <span role="status">{rangeOf(shown, texts)}</span>
          <Pagination
            page={query.page}
            pageCount={Math.ceil(shown.total / pageSize)}
            hrefOf={(page) => to({ page })}
            onPage={(page) => navigate(to({ page }))}
          />
        </div>
      )}
    </section>
  );
}

function useVisibility<Row>(columns: readonly Column<Row>[], userId: string, name: string) {
  const kept = useMemo(() => keptColumns(() => localStorage, userId, name), [userId, name]);
  const isServed = useServed();
  const [visibility, setVisibility] = useState<Visibility>();
  const choose = (next: Visibility) => {
    setVisibility(next);
    kept.write(next);
  };
  // The server knows nothing of the choice that this browser keeps.
  const known = useMemo(() => (isServed ? usualVisibility(columns) : kept.read(columns)), [isServed, kept, columns]);
  return [visibility ?? known, choose] as const;
}

interface GridProps<Row> extends TableParts<Row> {
  readonly page: TablePage<Row> | undefined;
  readonly isLoading: boolean;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, page, rowId, nameOf, menuOf, detail, isLoading, sort, onSort } = props;
  const { rows } = useRows({ rows: page?.data ?? noRows, columns, rowId, canExpand: detail !== undefined });
  const parts = { columns, menuOf, detail };
  return (
    <div className="y-dashboard__table-frame">
      <table
        className="y-dashboard__table"
        aria-busy={isLoading}
        data-kept={page && isLoading ? '' : undefined}
        data-expandable={detail && ''}
      >
        <caption>{label}</caption>
        <Head {...parts} sort={sort} onSort={(column) => onSort(nextSort(sort, column))} />
        {page ? <Rows {...parts} rows={rows} nameOf={nameOf} /> : <SkeletonRows {...parts} />}
      </table>
    </div>
  );
}

/** The last known value: while another page is on its way, the one before stays, dimmed. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

function useReloadOn(turn: number | undefined, reload: () => void): void {
  const seen = useRef(turn);
  useEffect(() => {
    if (turn === seen.current) return;
    seen.current = turn;
    reload();
  }, [turn, reload]);
}

const rangeOf = ({ data, total, page, pageSize }: TablePage<unknown>, texts: typeof messages): string => {
  const from = (page - 1) * pageSize + 1;
  return texts.range(Math.min(from, total), Math.min(from + data.length - 1, total), total);
};

interface FailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

const Stale = ({ message, onRetry }: FailureProps) => {
  const texts = useMessages(messages);
  const sentence = useSentence();
  return (
    <div className="y-dashboard__stale" role="alert">
      {texts.stale(sentence(message))}
      <Button size="sm" icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
};

/** A failed load, said as the documents say it, with the way on. */
export const Failed = ({ message, onRetry }: FailureProps) => {
  const texts = useMessages(messages);
  const sentence = useSentence();
  return (
    <StateMessage picture="error" title={texts.error(sentence(message))} text={texts.errorText} level={2}>
      <Button variant="primary" icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </StateMessage>
  );
};

const NothingFound = ({ address }: { readonly address: string }) => {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="empty-search" title={texts.nothingFound} text={texts.nothingFoundText} level={2}>
      <ButtonLink href={address}>{texts.clear}</ButtonLink>
    </StateMessage>
  );
};
