export { type App, type AppDeps, createApp } from './app.ts';
export { type Clock, systemClock } from './clock.ts';
export { DatabaseError } from './database/database-error.ts';
export { learnCities } from './database/learn-cities.ts';
export { migrate } from './database/migrate.ts';
export type { Migration } from './database/migration.ts';
export { type DatabaseSettings, type OpenDatabase, openDatabase } from './database/open.ts';
export type { Database } from './database/types.ts';
export { AppError } from './errors.ts';
export type { EmbedBuild } from './modules/embed/releases.ts';
export type { PageAnswer, PageApi, PagePayments, PageRequest, RenderPage } from './http/pages.ts';
export type { PartnerSite } from './http/partner-site.ts';
export { createLogger } from './logger.ts';
export {
  isEmpty,
  runServer,
  type RunningServer,
  type SeedParts,
  StartError,
  type StartOptions,
  startFailure,
  startServer,
} from './main.ts';
export { demoAccounts, demoPassword } from './seed/seed.messages.ts';
export { startDemo } from './seed/start-demo.ts';
export type { Carousel, CarouselDrawing } from './modules/snippets/snippet.ts';
export { type Settings, SettingsError, settingsFrom } from './settings.ts';
