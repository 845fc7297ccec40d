/** A marketplace of its own with streets, and the server that they come from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StreetServer, startStreets } from '@yantra/testing/streets';
import { startMarketplace } from '@yantra/tooling/marketplace';

export interface StreetMarket {
  readonly url: string;
  readonly streets: StreetServer;
  readonly stop: () => Promise<void>;
}

/** @param settingsOf the settings of the map for the street server's address */
export async function marketWithStreets(settingsOf: (url: string) => Record<string, string>): Promise<StreetMarket> {
  const folder = mkdtempSync(join(tmpdir(), 'yantra-streets-'));
  const streets = await startStreets();
  const settings = { NODE_ENV: 'test', SEED_SIZE: '200', ...settingsOf(streets.url) };
  const market = await startMarketplace(folder, { settings });
  return {
    url: market.url,
    streets,
    async stop() {
      await market.stop();
      await streets.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
