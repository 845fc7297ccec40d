/** The builds of the embed, in order: each reads what the one before wrote. */
import { build } from 'vite';

for (const configFile of ['vite.config.ts', 'loader.config.ts', 'served.config.ts']) await build({ configFile });
