export { schemaTypes } from './generated-types.ts';
export { type MeasuredAccounts, openMeasuredAccounts } from './measured-accounts.ts';
export { type MeasuredMarket, openMeasuredMarket } from './measured-market.ts';
export { type MeasuredPayments, openMeasuredPayments } from './measured-payments.ts';
export { type MeasuredTelling, openMeasuredTelling } from './measured-telling.ts';
export { medianDifference } from './median-difference.ts';
export { startMigrated } from './migrated-cluster.ts';
export { type PostgresCluster, startPostgres } from './postgres-cluster.ts';
export { type S3StandIn, startS3 } from './s3-stand-in.ts';
