import type { getPayment, OutputOf } from '@yantra/contract/calls';

/** One order with every attempt to pay it, and what went back. */
export type Payment = OutputOf<typeof getPayment>;
