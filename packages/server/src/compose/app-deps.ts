import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ReadShare } from '../database/read-share.ts';
import type { DbAndClock } from '../database/types.ts';
import type { FileSource } from '../http/file-source.ts';
import type { PageApi, RenderPage } from '../http/pages.ts';
import type { ReadCacheLimits, ReadCounts } from '../http/read-cache.ts';
import type { Stopping } from '../http/stopping.ts';
import type { Background } from '../jobs/background.ts';
import type { ReadGate, ReadGateLimits } from '../limits/read-gate.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Passwords } from '../modules/accounts/passwords.ts';
import type { EmbedFolders } from '../modules/embed/embed.routes.ts';
import type { Listing } from '../modules/equipment/listing.ts';
import type { Live } from '../modules/live/index.ts';
import type { DrawMail } from '../modules/mail/mail.ts';
import type { SendMail } from '../modules/mail/send-mail.ts';
import type { Sweeper } from '../modules/payments/sweeper.ts';
import type { PictureRemovals } from '../modules/pictures/picture-removals.ts';
import type { Pictures } from '../modules/pictures/pictures.service.ts';
import type { CarouselDrawing } from '../modules/snippets/snippet.ts';
import type { Random } from '../random.ts';
import type { Settings } from '../settings.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** Everything the server needs; it looks nothing up itself. */
export interface AppDeps extends DbAndClock {
  readonly settings: Pick<Settings, 'allowedOrigins'> & Partial<Omit<Settings, 'allowedOrigins'>>;
  readonly logger: FastifyBaseLogger;
  /** Renders the site; without it every page is a plain 404. */
  readonly renderPage?: RenderPage | undefined;
  /** Without it there are no pictures. */
  readonly pictures?: (Pictures & Pick<PictureRemovals, 'sweep'>) | undefined;
  /** The site's client files: the browser's `/static/js/a.js` is `static/js/a.js` in it. */
  readonly staticDir?: string | undefined;
  /** The site's files of other versions. */
  readonly keptFiles?: FileSource | undefined;
  /** The files for partners' pages. */
  readonly embed?: EmbedFolders | undefined;
  /** The output of `npm run storybook:build`, for `/storybook`. */
  readonly storybookDir?: string | undefined;
  /** Renders carousels into snippets; without it they only contain links. */
  readonly carouselDrawing?: CarouselDrawing | undefined;
  /** Renders mails; without it there are none. */
  readonly drawMail?: DrawMail | undefined;
  /** Sends plain-text mails; by default like all mails. */
  readonly sendMail?: SendMail | undefined;
  readonly cacheLimits?: ReadCacheLimits | undefined;
  /** The source of codes and handles; by default the machine's own. */
  readonly random?: Random | undefined;
  /** Where this process listens, once it does: the site's address unless set. */
  readonly listeningAt?: (() => string | undefined) | undefined;
  /** Calls the payment gateway; by default the platform's. */
  readonly gatewayFetch?: typeof fetch | undefined;
  /** Hashes passwords; argon2id by default. */
  readonly passwords?: Passwords | undefined;
  /** The database connections for heavy reads; by default all of them, a few reads at once. */
  readonly reads?: (ReadShare & Pick<ReadGateLimits, 'now'>) | undefined;
  /** Called for every answer that was not served from memory. */
  readonly onAnswered?: Metrics['answered'] | undefined;
  /** Records the times of requests; by default nothing does. */
  readonly tracing?: Pick<Tracing, 'begin'> | undefined;
}

/** The server before it listens. */
export interface App {
  readonly http: FastifyInstance;
  /** Public calls within the process. */
  readonly api: PageApi;
  readonly listing: Listing;
  /** Settles payments whose buyers have left. */
  readonly sweeper: Sweeper;
  /** Reminds buyers of subscriptions that end. */
  readonly remind: () => Promise<number>;
  /** Brings the sums of the reports up to date. */
  readonly keepReports: () => Promise<void>;
  /** Sends what people are to be told. */
  readonly notify: () => Promise<number>;
  /** Finds news for saved searches and tells of them; and reads terms again that mean something else now. */
  readonly savedSearches: { readonly work: () => Promise<number>; readonly reread: () => Promise<void> };
  /** Browsers that wait for news. */
  readonly live: Live;
  /** The number of heavy reads under way. */
  readonly reads: Pick<ReadGate, 'load'>;
  /** Work that continues after an answer. */
  readonly background: Pick<Background, 'settled'>;
  /** How public reads were answered since the start. */
  readonly readCounts: Readonly<ReadCounts>;
  /** The amount of waiting work, by queue. */
  readonly queues: () => Readonly<Record<string, number>>;
  /** Begins before the server stops. */
  readonly stopping: Stopping;
}
