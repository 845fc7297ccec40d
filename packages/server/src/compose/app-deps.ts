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
import type { DrawMail } from '../modules/mail/mail.ts';
import type { SendMail } from '../modules/mail/send-mail.ts';
import type { Sweeper } from '../modules/payments/sweeper.ts';
import type { PictureRemovals } from '../modules/pictures/picture-removals.ts';
import type { Pictures } from '../modules/pictures/pictures.service.ts';
import type { CarouselDrawing } from '../modules/snippets/snippet.ts';
import type { Random } from '../random.ts';
import type { Settings } from '../settings.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** Everything the server needs; nothing of it is looked up inside. */
export interface AppDeps extends DbAndClock {
  readonly settings: Pick<Settings, 'allowedOrigins'> & Partial<Omit<Settings, 'allowedOrigins'>>;
  readonly logger: FastifyBaseLogger;
  /** Draws the site; without it every page is a plain 404. */
  readonly renderPage?: RenderPage | undefined;
  /** Without it there are no pictures. */
  readonly pictures?: (Pictures & Pick<PictureRemovals, 'sweep'>) | undefined;
  /** The site's client files: what the browser asks for as `/static/js/a.js` is `static/js/a.js` in it. */
  readonly staticDir?: string | undefined;
  /** Where files of the site lie that its other versions have. */
  readonly keptFiles?: FileSource | undefined;
  /** What partners' pages load. */
  readonly embed?: EmbedFolders | undefined;
  /** Where `npm run storybook:build` puts what `/storybook` shows. */
  readonly storybookDir?: string | undefined;
  /** Draws carousels into snippets; without it they hold links alone. */
  readonly carouselDrawing?: CarouselDrawing | undefined;
  /** Draws mails; without it there are none. */
  readonly drawMail?: DrawMail | undefined;
  /** Sends mails of words alone; as all mails go out unless given. */
  readonly sendMail?: SendMail | undefined;
  readonly cacheLimits?: ReadCacheLimits | undefined;
  /** Where codes and handles come from; the machine's own source unless given. */
  readonly random?: Random | undefined;
  /** Where this process listens, once it does: the site's address where no setting says another. */
  readonly listeningAt?: (() => string | undefined) | undefined;
  /** What asks the payment gateway; the platform's unless given. */
  readonly gatewayFetch?: typeof fetch | undefined;
  /** What hashes passwords; argon2id unless given. */
  readonly passwords?: Passwords | undefined;
  /** What heavy reads have of the database; the whole of it, a few at once, unless given. */
  readonly reads?: (ReadShare & Pick<ReadGateLimits, 'now'>) | undefined;
  /** Hears of every answer but those that lay ready. */
  readonly onAnswered?: Metrics['answered'] | undefined;
  /** Where the time of requests is told; nowhere unless given. */
  readonly tracing?: Pick<Tracing, 'begin'> | undefined;
}

/** The server before it listens. */
export interface App {
  readonly http: FastifyInstance;
  /** Public calls in the process. */
  readonly api: PageApi;
  readonly listing: Listing;
  /** Settles payments that nobody waits for. */
  readonly sweeper: Sweeper;
  /** Tells buyers of subscriptions that end. */
  readonly remind: () => Promise<number>;
  /** Tells buyers by mail what they have bought. */
  readonly tellBuyers: () => Promise<number>;
  /** Tells suppliers of leads that wait for them. */
  readonly tellOfLeads: () => Promise<number>;
  /** How many heavy reads are under way. */
  readonly reads: Pick<ReadGate, 'load'>;
  /** What answers do not wait for. */
  readonly background: Pick<Background, 'settled'>;
  /** How public reads were answered since the start. */
  readonly readCounts: Readonly<ReadCounts>;
  /** How much work waits now, by queue. */
  readonly queues: () => Readonly<Record<string, number>>;
  /** Begun before the server stops. */
  readonly stopping: Stopping;
}
