import { getRegister, type InputOf } from '@yantra/contract/calls';
import { formatRupees, noticeMs } from '@yantra/domain';
import { type Language, useErrorText, useLanguage, useMessages, wordIn } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, Glyph, type MenuItem, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { download } from '../../kit/download.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { Link } from '../../kit/link.tsx';
import { paymentAddress } from '../../kit/payments/payment-address.ts';
import { type Days, daysIn, usePeriodText } from '../../kit/payments/sums.tsx';
import { useReceipt, useRefundNote } from '../../kit/plans/use-receipt.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Stat } from '../../kit/stat.tsx';
import { type Column, dashed } from '../../kit/table/columns.ts';
import { csvOf, everyRow, exportPageSize } from '../../kit/table/csv.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import type { TableFilter } from '../../kit/table/toolbar.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { gstDate, invoiceColumns, noteColumns, type Paper } from './gstr1.ts';
import { messages } from './register.messages.ts';

type Texts = typeof messages;
const pageSize = 20;

/** Every invoice and credit note, with the files for the accountant. */
export function Screen({ query, navigate, user }: ScreenProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const language = useLanguage();
  const columns = useMemo(() => columnsIn(texts, dateTexts, language), [texts, dateTexts, language]);
  const papers = usePapers();
  const days = daysIn(query);
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note}>
        <AccountantsFile kind="invoice" label={texts.invoicesFile} columns={invoiceColumns} days={days} />
        <AccountantsFile kind="creditNote" label={texts.notesFile} columns={noteColumns} days={days} />
      </ScreenHead>
      <Sums days={days} />
      <DataTable
        query={query}
        navigate={navigate}
        user={user}
        label={texts.table}
        name="register"
        address={addressOf('/admin-payments/register')}
        call={getRegister}
        inputOf={(input, filters) => ({ ...input, ...filters }) as InputOf<typeof getRegister>}
        pageSize={pageSize}
        columns={columns}
        searchHint={texts.hint}
        filters={filtersIn(texts)}
        rowId={({ number }) => number}
        nameOf={({ kind, number }) => `${texts.kinds[kind]} ${number}`}
        menuOf={(paper) => menuOf(paper, texts, papers)}
        empty={<StateMessage picture="no-payments" title={texts.nothing} text={texts.nothingText} level={2} />}
      />
    </>
  );
}

const filtersIn = ({ kind, kinds, from, to }: Texts): readonly TableFilter[] => [
  { key: 'kind', label: kind, options: Object.entries(kinds).map(([value, label]) => ({ value, label })) },
  { key: 'from', label: from, options: [], isDay: true },
  { key: 'to', label: to, options: [], isDay: true },
];

/** Downloads the paper itself. */
function usePapers(): (paper: Paper) => void {
  const [invoice, note] = [useReceipt(), useRefundNote()];
  return ({ kind, purchaseId, number }) => (kind === 'invoice' ? invoice(purchaseId) : note(purchaseId, number));
}

const menuOf = (paper: Paper, texts: Texts, save: (paper: Paper) => void): readonly MenuItem[] => [
  { label: texts.download, onSelect: () => save(paper), icon: <Glyph d={glyphs.download} /> },
  ...(paper.orderId === null
    ? []
    : [{ label: texts.see, href: paymentAddress(paper.orderId), icon: <Glyph d={glyphs.eye} /> }]),
];

function columnsIn(texts: Texts, dateTexts: typeof dates, language: Language | undefined): readonly Column<Paper>[] {
  const money = (id: 'total' | 'taxable' | 'igst' | 'cgst' | 'sgst', more: Partial<Column<Paper>> = {}) =>
    dashed<Paper>(id, texts[id], (row) => row[id].toFixed(2), {
      isNumeric: true,
      cell: (row) => (row[id] === 0 ? '—' : formatRupees(row[id], 2)),
      ...more,
    });
  return [
    dashed('number', texts.number, ({ number }) => number, {
      sort: 'number',
      isRowTitle: true,
      cell: ({ number, kind, orderId }) => (
        <span className="y-dashboard__thing">
          <span>
            {orderId === null ? <b>{number}</b> : <Link href={paymentAddress(orderId)}>{number}</Link>}
            <small>{texts.kinds[kind]}</small>
          </span>
        </span>
      ),
      exported: [
        { label: texts.number, text: ({ number }) => number },
        { label: texts.kind, text: ({ kind }) => texts.kinds[kind] },
      ],
    }),
    dashed('date', texts.date, ({ issuedAt }) => dayText(issuedAt, dateTexts), {
      sort: 'issuedAt',
      exported: [{ label: texts.date, text: ({ issuedAt }) => gstDate(issuedAt) }],
    }),
    dashed('receiver', texts.receiver, ({ receiverName }) => receiverName, { sort: 'receiverName' }),
    dashed('gstin', texts.gstin, ({ gstin }) => gstin, {
      cell: ({ gstin }) => gstin || texts.unregistered,
      isExtra: true,
    }),
    dashed('place', texts.place, ({ placeOfSupply }) => wordIn(language, placeOfSupply)),
    money('total', { sort: 'total' }),
    money('taxable'),
    money('igst'),
    money('cgst'),
    money('sgst'),
    dashed('plan', texts.plan, ({ plan }) => plan, { isExtra: true }),
    dashed('against', texts.against, ({ against }) => against?.number ?? '', { isExtra: true }),
    dashed('order', texts.order, ({ orderId }) => orderId ?? '', { isExtra: true }),
  ];
}

/** Sums of the period; credit notes are taken off. */
function Sums({ days }: { readonly days: Days }) {
  const texts = useMessages(messages);
  const period = usePeriodText()(days);
  const { remote } = useRemote(getRegister, { ...days, pageSize: 1, page: 1 }, true);
  const sums = dataOf(remote)?.sums;
  if (sums === undefined) return null;
  const money = (rupees: number) => formatRupees(rupees, 2);
  return (
    <section aria-label={texts.sums.of(period)} className="y-dashboard__sums">
      <p className="y-muted">{texts.sums.of(period)}</p>
      <dl className="y-dashboard__stats">
        <Stat label={texts.total} value={money(sums.total)} />
        <Stat label={texts.taxable} value={money(sums.taxable)} />
        <Stat label={texts.igst} value={money(sums.igst)} />
        <Stat label={`${texts.cgst} + ${texts.sgst}`} value={money(sums.cgst + sums.sgst)} />
      </dl>
    </section>
  );
}

interface FileProps {
  readonly kind: Paper['kind'];
  readonly label: string;
  readonly columns: readonly Column<Paper>[];
  readonly days: Days;
}

/** Every paper of a kind in the period, in GSTR-1's columns. */
function AccountantsFile({ kind, label, columns, days }: FileProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const input = { ...days, kind, sort: 'issuedAt', pageSize: exportPageSize };
      const rows = await everyRow((page) => send(getRegister, { ...input, page }));
      const name = kind === 'invoice' ? 'invoices' : 'credit-notes';
      download(`gstr1-${[name, days.from, days.to].filter(Boolean).join('-')}.csv`, csvOf(columns, rows));
      notify({ kind: 'success', text: texts.saved(rows.length), duration: noticeMs });
    } catch (error) {
      const reason = error instanceof Error ? errorText(error) : '';
      notify({ kind: 'error', text: texts.failed(reason), duration: noticeMs });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={isBusy} onClick={() => void save()}>
      <Glyph d={glyphs.download} />
      {isBusy ? texts.saving : label}
    </Button>
  );
}
