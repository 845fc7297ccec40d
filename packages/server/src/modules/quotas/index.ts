export { forgetQuotas } from './forget-quotas.ts';
export { mostAtOnce, quotas, type Quotas } from './quotas.ts';
