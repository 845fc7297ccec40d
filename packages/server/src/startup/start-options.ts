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

/** What the start script hands over. */
export interface StartOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Draws the site; without it the server is the API alone. */
  readonly renderPage?: RenderPage;
  /** The site's client files. */
  readonly staticDir?: string;
  /** What partners' pages load. */
  readonly embed?: EmbedBuild;
  /** Where a built Storybook is, or will be. */
  readonly storybookDir?: string;
  /** Draws carousels into snippets of `/embed/v1/snippet`. */
  readonly carouselDrawing?: CarouselDrawing;
  /** Draws mails; without it none is sent. */
  readonly drawMail?: DrawMail;
  /** Served on PARTNER_PORT; without it that port stays closed. */
  readonly partner?: PartnerSite;
  /** Fills a fresh database after the migrations and before anybody is answered; the demo (`SEED`) unless given. */
  readonly seed?: (ready: SeedParts) => Promise<void>;
  /** Where lines for the person go. */
  readonly print?: (line: string) => void;
  readonly logger?: Logger;
  /** Done when everything else has stopped, and when the start failed. */
  readonly lastly?: (() => Promise<void>) | undefined;
}

/** What a seed works with. */
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
  /** Where the figures are told; undefined where they are not. */
  readonly metricsUrl: string | undefined;
  readonly app: App;
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly logger: Logger;
  /**
   * Says that it is not ready, waits `DRAIN_SECONDS` for those who send requests to hear of it, finishes running ones, then closes the
   * database and gives the data folder back. Safe to call twice.
   */
  stop(): Promise<void>;
}

/** What a start has at hand at each of its steps. */
export interface Starting {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly print: (line: string) => void;
  /** What a stop, or a start that fails, does again in turn: the last first. */
  readonly undo: (() => unknown)[];
}
