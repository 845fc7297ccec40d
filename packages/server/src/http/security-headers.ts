/** What a browser that once came by https is told: for a year it comes by nothing else, to names below this one neither. */
const alwaysEncrypted = 'max-age=31536000; includeSubDomains';

/**
 * Set on every answer; what is stricter or looser is set where it is made.
 * @param siteUrl `SITE_URL`: only where it is https there is encryption to insist on
 */
export const commonHeaders = (siteUrl: string | undefined): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(siteUrl?.startsWith('https:') === true ? { 'strict-transport-security': alwaysEncrypted } : {}),
});

/* Parts of a browser that no page of ours uses, each by a name that all who know this header know: the others would log a warning. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Set on pages besides; they mean nothing on other answers. Whoever opens a page of ours in a window cannot reach into it; a window that a page
 * opens is reached by it, as the bank's is by the payment gateway's frame.
 * @param foreign where the page takes payments: its frames may ask the browser to pay
 */
export function documentHeaders(foreign?: ForeignSources): Readonly<Record<string, string>> {
  const payers = foreign === undefined ? [] : ['self', ...foreign.frames.map((origin) => JSON.stringify(origin))];
  return {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': [
      ...unused.map((name) => `${name}=()`),
      // For the city panel, and not for frames on our pages.
      'geolocation=(self)',
      `payment=(${payers.join(' ')})`,
    ].join(', '),
  };
}

/** For answers that no page should ever show as a document. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What a page may load of others beside our own files; origins. */
export interface ForeignSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** For requests and for forms. */
  readonly calls: readonly string[];
  readonly keepsTrustedTypes: boolean;
}

/**
 * The policy of our pages: only our own files, no inline script, no inline style but those whose SHA-256 is named, no HTML from text in scripts.
 * @param styleHashes base64 of the SHA-256 of each `<style>` in the page
 * @param foreign where the page takes payments: what the gateway needs
 */
export function pagePolicy(styleHashes: readonly string[] = [], foreign?: ForeignSources): string {
  const styles = styleHashes.filter((hash) => /^[A-Za-z0-9+/]{43}=$/.test(hash)).map((hash) => `'sha256-${hash}'`);
  const { scripts = [], frames = [], calls = [], keepsTrustedTypes = true } = foreign ?? {};
  const own = (directive: string, ...others: readonly string[]) => [directive, "'self'", ...others].join(' ');
  return [
    own('default-src'),
    own('script-src', ...scripts),
    own('style-src', ...styles),
    own('img-src', 'data:'),
    own('font-src'),
    own('connect-src', ...calls),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    own('form-action', ...calls),
    "frame-ancestors 'none'",
    ...(keepsTrustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}
