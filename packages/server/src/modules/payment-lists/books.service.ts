import type { getPaymentSums, getRegister, InputOf, OutputOf } from '@yantra/contract/calls';
import { gstPercent, gstStateCode, paiseToRupees } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { pageIn } from '../../page.ts';
import * as queries from './books.queries.ts';
import { spanOfDays } from './span.ts';

/** What the books say: sums of the ledger, and the register of invoices and credit notes. */
export type Books = ReturnType<typeof createPaymentBooks>;

const usualSize = 12;

export function createPaymentBooks({ db }: { readonly db: Db }) {
  return {
    async sums(input: InputOf<typeof getPaymentSums>): Promise<OutputOf<typeof getPaymentSums>> {
      const sums = await queries.ledgerSums(db, spanOfDays(input));
      return {
        paid: paiseToRupees(sums.paid),
        byTransfer: paiseToRupees(sums.by_transfer),
        refunded: paiseToRupees(sums.refunded),
        kept: signed(sums.paid - sums.refunded),
        sales: signed(sums.sales),
        gst: signed(sums.gst),
        payments: sums.payments,
        refunds: sums.refunds,
      };
    },
    async register(input: InputOf<typeof getRegister>): Promise<OutputOf<typeof getRegister>> {
      const { page, limit, offset } = pageIn(input, usualSize);
      const { kind, searchTerm, sort = '-issuedAt' } = input;
      const span = spanOfDays(input);
      const { rows, total, sums } = await queries.registerPage(db, { span, kind, searchTerm, sort, limit, offset });
      return { data: rows.map(paper), total, page, pageSize: limit, sums: inRupees(sums) };
    },
  };
}

/* More may go back in a period than comes. */
const signed = (paise: number): number => (paise < 0 ? -paiseToRupees(-paise) : paiseToRupees(paise));

const inRupees = ({ total, taxable, cgst, sgst, igst }: queries.PaperSums) => ({
  total: signed(total),
  taxable: signed(taxable),
  cgst: signed(cgst),
  sgst: signed(sgst),
  igst: signed(igst),
});

function paper(row: queries.PaperRow): OutputOf<typeof getRegister>['data'][number] {
  const { against_number: number, against_date: day } = row;
  return {
    kind: row.kind,
    number: row.number,
    issuedAt: row.issued_at.toISOString(),
    receiverName: row.receiver,
    gstin: row.gstin,
    placeOfSupply: row.place_of_supply,
    stateCode: gstStateCode(row.place_of_supply) ?? '',
    sac: row.sac,
    rate: gstPercent,
    total: paiseToRupees(row.total_paise),
    taxable: paiseToRupees(row.taxable_paise),
    cgst: paiseToRupees(row.cgst_paise),
    sgst: paiseToRupees(row.sgst_paise),
    igst: paiseToRupees(row.igst_paise),
    plan: row.plan,
    purchaseId: row.purchase_id,
    orderId: row.order_id,
    against: number === null || day === null ? null : { number, issuedAt: day.toISOString() },
  };
}
