import { getAgreement } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { Agreements } from './agreements.service.ts';

export const agreementsRoutes = (agreements: Agreements): BoundCall[] => [
  bind(getAgreement, ({ dealId, page }, { caller, locale }) => agreements.file(dealId, { caller, page }, locale)),
];
