export { forgetQuotas, mostAtOnce, type Quotas, quotas } from './quotas.ts';
