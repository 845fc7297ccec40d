/* Log-in across windows: our passwords are never typed on another company's page. It opens our log-in page in a window,
   which reports only how it ended. No token, name or number crosses over. */

/** How the log-in in the window ended. */
export type LogInOutcome = 'logged-in' | 'closed';

interface LogInNews {
  readonly type: 'yantra-log-in';
  readonly outcome: LogInOutcome;
}

const outcomes: readonly unknown[] = ['logged-in', 'closed'] satisfies readonly LogInOutcome[];

const isLogInNews = (data: unknown): data is LogInNews => {
  const { type, outcome } = (data ?? {}) as Partial<LogInNews>;
  return type === 'yantra-log-in' && outcomes.includes(outcome);
};

/** An origin as browsers write it, `https://dealer.example`; undefined for anything else. */
export function webOrigin(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:') ? origin : undefined;
}

/**
 * For our log-in page in a window of its own: tells the page that opened it how the log-in ended.
 * @param origin who may receive it, from the parameter `origin` of the log-in page's address
 * @returns whether there was an opener to tell
 */
export function announceLogIn(self: Window, outcome: LogInOutcome, origin: string | null): boolean {
  const target = webOrigin(origin);
  const opener = self.opener as Window | null;
  if (!target || !opener) return false;
  opener.postMessage({ type: 'yantra-log-in', outcome } satisfies LogInNews, target);
  return true;
}

/** The address of our log-in page for a window of its own. @param origin of the page that opens it */
export const logInAddress = (siteUrl: string, origin: string): string =>
  `${siteUrl}/log-in?window=1&origin=${encodeURIComponent(origin)}`;

export interface LogInWindowOptions {
  /** Where the marketplace is, without a trailing slash. */
  readonly siteUrl: string;
  /** The page's own window. */
  readonly self: Window;
  /** Called once, when the window reports or is closed. */
  readonly onOutcome: (outcome: LogInOutcome) => void;
}

const size = { width: 480, height: 720 } as const;
const pollMs = 500;

/**
 * Waits for the result of a log-in window, from our own origin only.
 * @param popup the window opened by script; undefined for a link, whose window is unknown until it reports
 * @returns a function that stops waiting
 */
export function awaitLogIn({ siteUrl, self, onOutcome }: LogInWindowOptions, popup?: Window): () => void {
  const ours = new URL(siteUrl).origin;
  const stop = () => {
    self.removeEventListener('message', hear);
    self.clearInterval(timer);
  };
  const end = (outcome: LogInOutcome) => {
    stop();
    popup?.close();
    onOutcome(outcome);
  };
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin === ours && (!popup || source === popup) && isLogInNews(data)) end(data.outcome);
  };
  self.addEventListener('message', hear);
  /* A window that the person closes reports nothing. On a page with the policy `Cross-Origin-Opener-Policy: same-origin` one that is open counts as closed
     too, since the browser has cut it off: so it has ended only once the person is back on the page. */
  const timer = self.setInterval(() => popup?.closed && self.document.hasFocus() && end('closed'), pollMs);
  return stop;
}

/** Opens the log-in in a small window. @returns undefined where the browser blocks it */
export function openLogIn({ siteUrl, self }: Pick<LogInWindowOptions, 'siteUrl' | 'self'>): Window | undefined {
  const { width, height } = size;
  const left = Math.round(self.screenX + (self.outerWidth - width) / 2);
  const top = Math.round(self.screenY + (self.outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  return self.open(logInAddress(siteUrl, self.location.origin), 'yantra-log-in', features) ?? undefined;
}
