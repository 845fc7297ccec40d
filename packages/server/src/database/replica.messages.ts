/** Log lines about the standby, and the start's. */
export const replicaTexts = {
  away: 'The standby of DATABASE_REPLICA_URL does not answer; reads go to the primary until it does.',
  back: 'The standby of DATABASE_REPLICA_URL answers again; reads go to it.',
  noStandby:
    'DATABASE_REPLICA_URL leads to a database that is no standby, perhaps since a failover; reads go to the primary.',
} as const;
