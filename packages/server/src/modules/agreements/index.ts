export { type AgreementsVerdict, verifyAgreements } from './verify-agreements.ts';
