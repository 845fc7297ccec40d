import type { Logger } from 'pino';
import type { App } from '../compose/app-deps.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { RenderPage } from '../http/pages.ts';
import type { PartnerSite } from '../http/partner-site.ts';
import type { EmbedBuild } from '../modules/embed/releases.ts';
import type { DrawMail } from '../modules/mail/mail.ts';
import type { Pictures } from '../modules/pictures/pictures.service.ts';
import type { CarouselDrawing } from '../modules/snippets/snippet.ts';
import type { Settings } from '../settings.ts';

/** What the start script passes in. */
export interface StartOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Renders the site; without it the server is only the API. */
  readonly renderPage?: RenderPage;
  /** The site's client files. */
  readonly staticDir?: string;
  /** The files for partners' pages. */
  readonly embed?: EmbedBuild;
  /** The folder of the built Storybook. */
  readonly storybookDir?: string;
  /** Renders carousels into snippets of `/embed/v1/snippet`. */
  readonly carouselDrawing?: CarouselDrawing;
  /** Renders mails; without it none is sent. */
  readonly drawMail?: DrawMail;
  /** Served on PARTNER_PORT; without it that port is not opened. */
  readonly partner?: PartnerSite;
  /** Fills a fresh database after the migrations and before the first answer; by default the demo (`SEED`). */
  readonly seed?: (ready: SeedParts) => Promise<void>;
  /** Prints a line for the operator. */
  readonly print?: (line: string) => void;
  readonly logger?: Logger;
  /** Called after everything else has stopped, and after a failed start. */
  readonly lastly?: (() => Promise<void>) | undefined;
}

/** What a seed needs. */
export interface SeedParts {
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly pictures: Pictures;
  readonly print: (line: string) => void;
}

/** A running server. */
export interface RunningServer {
  /** `http://localhost:3000` */
  readonly url: string;
  readonly partnerUrl: string | undefined;
  /** Where metrics are served, if at all. */
  readonly metricsUrl: string | undefined;
  readonly app: App;
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly logger: Logger;
  /**
   * Reports not ready, waits `DRAIN_SECONDS` for load balancers to notice, finishes running requests, then closes the database and unlocks the data folder.
   * Safe to call twice.
   */
  stop(): Promise<void>;
}

/** What a start's steps share. */
export interface Starting {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly print: (line: string) => void;
  /** What a stop or a failed start must undo, in reverse order. */
  readonly undo: (() => unknown)[];
}
