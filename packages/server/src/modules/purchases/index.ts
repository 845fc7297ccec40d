export { forgetReceipts } from './forget-receipts.ts';
export { type InvoiceBuyer, invoiceRow, issueInvoice, lockBuyer } from './invoices.ts';
export { forgetBuyer } from './receipts.queries.ts';
export { demoSeller, type SellerSettings } from './seller.settings.ts';
