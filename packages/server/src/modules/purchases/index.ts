export { issueCreditNote } from './credit-notes.ts';
export { type PurchaseRow, purchasesOf } from './purchases.queries.ts';
export { forgetBuyer, forgetReceipts } from './receipts.queries.ts';
export { type InvoiceBuyer, invoiceRow, issueInvoice, lockBuyer } from './invoices.ts';
export { leavePlans, lockBuyerOfSelection } from './selection.queries.ts';
export { tellBuyer } from './tell-buyer.ts';
export { demoSeller, type SellerSettings } from './seller.settings.ts';
