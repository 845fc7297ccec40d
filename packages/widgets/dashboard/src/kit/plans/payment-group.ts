/* The gateway's payment methods that need their own text (spec/cashfree.md). */
const known: Readonly<Record<string, string>> = {
  upi: 'UPI',
  upi_credit_card: 'UPI credit card',
  upi_ppi: 'UPI wallet',
  upi_ppi_offline: 'UPI wallet',
  credit_card_emi: 'Credit card EMI',
  debit_card_emi: 'Debit card EMI',
  cardless_emi: 'Cardless EMI',
  paypal: 'PayPal',
};

/** A payment method in words: `net_banking` is `Net banking`; empty is a dash. */
export function groupText(group: string): string {
  const words = group.replaceAll('_', ' ').trim();
  if (words === '') return '—';
  return known[group] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
