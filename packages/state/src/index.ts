export { ApiError } from '@yantra/client';
export { type CityStore, type SelectedCity, cityStorageKey, createStoredCity } from './city.ts';
export {
  type CompareStore,
  type PutAside,
  type ScopeCompare,
  compareOf,
  compareStorageKey,
  createScopeCompare,
  createStoredCompare,
  provideCompare,
  usePutAside,
} from './compare.ts';
export { type FoundJobPlace, type JobSaying, placedJob, useJobSaying } from './job-places.ts';
export {
  createSavedMachines,
  type KeptWish,
  type SavedMachines,
  savedMachinesOf,
  useSavedMachines,
} from './favourites.ts';
export { type FreeDays, takenIn, useFreeDays } from './free-days.ts';
export { jobAttributes } from './job-attributes.ts';
export { type GivenJob, useOwnJob } from './own-job.ts';
export { pageScope, scopeContextIn } from './context.ts';
export {
  type JobStore,
  type ScopeJob,
  createScopeJob,
  createStoredJob,
  jobOf,
  jobStorageKey,
  provideJob,
  useJob,
} from './job.ts';
export { ScopeProvider, useScope, useServed, useUser } from './react.tsx';
export { type News, createNews } from './news.ts';
export { type Bell, type DealMoved } from './news-stream.ts';
export { type DealNews, createDealNews } from './deal-news.ts';
export { type Remote, dataOf, mapRemote } from './remote.ts';
export { forgetWithUser } from './forget-answers.ts';
export type { Resource } from './resource.ts';
export { type Notice, type Scope, type ScopeOptions, createScope } from './scope.ts';
export { createHostScope } from './host-scope.ts';
export { createSiteScope } from './site-scope.ts';
export { type ScopeSnapshot, restoreAnswers, snapshotOf } from './snapshot.ts';
export { createBrowserSession } from './browser-session.ts';
export { later } from './later.ts';
export { type TabLock, withTabLock } from './tab-lock.ts';
export type { LiveSession } from './create-session.ts';
export { accessTokenKey } from './kept-token.ts';
export {
  type LogInRequest,
  type LogInWish,
  type LoggedUser,
  type Session,
  noSession,
  servedSession,
} from './session.ts';
export { tellingFailures } from './telling-failures.ts';
export { withSession } from './with-session.ts';
