/** One payment, the register and sums, for stories and tests of admins' and finance's screens. */
import type { getPayment, getRegister, OutputOf } from '@yantra/contract/calls';
import type { MockAnswers } from './mock-client.ts';
import { makePayment, payments } from './payments.ts';

type OnePayment = OutputOf<typeof getPayment>;
type Paper = OutputOf<typeof getRegister>['data'][number];

const purchaseId = 'b1a2c3d4-0000-4000-8000-000000000001';

/** One payment with all of it: paid at the second attempt, a part given back. */
export const makeOnePayment = (some: Partial<OnePayment> = {}): OnePayment => ({
  ...makePayment({ orderId: 'order_1' }),
  userId: 'c1',
  subscriptionId: 2,
  receiverName: 'Deshpande Earthmovers',
  gstin: '27AAPFU0939F1ZV',
  creditAmount: 0,
  startDate: '2026-11-21T05:12:00Z',
  endDate: '2099-05-21T05:12:00Z',
  refundable: 6350,
  attempts: [
    {
      cfPaymentId: '5114912345',
      status: 'SUCCESS',
      amount: 6750,
      paymentGroup: 'upi',
      message: '',
      completedAt: '2026-11-21T05:12:00Z',
    },
    {
      cfPaymentId: '5114912344',
      status: 'Failed',
      amount: 6750,
      paymentGroup: 'credit_card',
      message: 'The bank said no.',
      completedAt: '2026-11-21T05:11:00Z',
    },
  ],
  refunds: [
    {
      refundId: 'refund_1',
      amount: 400,
      status: 'SUCCESS',
      reason: 'Your crane stood still for six weeks.',
      reasonCode: 'asked',
      createdAt: '2026-11-24T06:00:00Z',
      creditNoteNumber: 'YC/2627/000007',
      askedBy: 'Meera Kulkarni',
      reference: '',
    },
  ],
  transfer: null,
  ...some,
});

/** As finance sees it. */
export const paymentOfTransfer: OnePayment = makeOnePayment({
  userId: undefined,
  userPhonenumber: '+91 ••••• •1573',
  paymentGroup: 'bank_transfer',
  refundable: 6750,
  refunds: [],
  attempts: [
    {
      cfPaymentId: 'transfer_order_1',
      status: 'SUCCESS',
      amount: 6750,
      paymentGroup: 'bank_transfer',
      message: '',
      completedAt: '2026-11-21T05:12:00Z',
    },
  ],
  transfer: {
    reference: 'SBIN026325112233',
    transferredOn: '2026-11-20',
    addedBy: 'Meera Kulkarni',
    addedAt: '2026-11-21T05:12:00Z',
  },
});

const paper: Paper = {
  kind: 'invoice',
  number: 'YN/2627/000041',
  issuedAt: '2026-11-21T05:12:00Z',
  receiverName: 'Deshpande Earthmovers',
  gstin: '27AAPFU0939F1ZV',
  placeOfSupply: 'Maharashtra',
  stateCode: '27',
  sac: '998365',
  rate: 18,
  total: 6750,
  taxable: 5720.34,
  cgst: 514.83,
  sgst: 514.83,
  igst: 0,
  plan: 'ECONOMY',
  purchaseId,
  orderId: 'order_1',
  against: null,
};
/** An invoice within the state, one beyond it, and a credit note. */
export const papers: readonly Paper[] = [
  {
    ...paper,
    kind: 'creditNote',
    number: 'YC/2627/000007',
    issuedAt: '2026-11-24T06:00:00Z',
    total: 400,
    taxable: 338.98,
    cgst: 30.51,
    sgst: 30.51,
    against: { number: paper.number, issuedAt: paper.issuedAt },
  },
  {
    ...paper,
    number: 'YN/2627/000042',
    receiverName: 'Sunita Jadhav',
    gstin: '',
    placeOfSupply: 'Karnataka',
    stateCode: '29',
    cgst: 0,
    sgst: 0,
    igst: 1029.66,
    orderId: 'order_2',
  },
  paper,
];

/** Valid answers for the payments of admins and finance. */
export const bookAnswers: MockAnswers = {
  getPayment: ({ id }) => makeOnePayment({ ...payments.find(({ orderId }) => orderId === id), orderId: String(id) }),
  getPaymentSums: () => ({
    paid: 1_29_884,
    byTransfer: 6750,
    refunded: 7150,
    kept: 1_22_734,
    sales: 1_04_011.86,
    gst: 18_722.14,
    payments: 14,
    refunds: 2,
  }),
  getRegister: ({ page = 1, pageSize = 20, kind }) => {
    const found = papers.filter((one) => kind === undefined || one.kind === kind);
    const sums = { total: 13_100, taxable: 11_101.7, cgst: 484.32, sgst: 484.32, igst: 1029.66 };
    return { data: found.slice(0, Number(pageSize)), total: found.length, page, pageSize, sums };
  },
  askGateway: () => ({ orderState: 'fulfilled' }),
  refundPayment: ({ amount }) => ({ refundId: 'refund_2', status: 'PENDING', amount, hasEnded: false }),
  getPayer: () => ({
    userId: '00000000-0000-4000-8000-0000000000c1',
    fullName: 'Rohit Deshpande',
    organization: 'Deshpande Earthmovers',
    purchases: [{ id: purchaseId, displayName: 'ECONOMY', endDate: '2027-05-21T05:12:00Z' }],
  }),
  addTransfer: () => ({ orderId: 'order_1' }),
};
