import { getMarketReport, getMoneyReport } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { ReportsService } from './reports.service.ts';

export const reportsRoutes = (reports: ReportsService): BoundCall[] => [
  bind(getMarketReport, (input) => reports.market(input)),
  bind(getMoneyReport, (input) => reports.money(input)),
];
