/** HSTS: for a year browsers use only https, also for subdomains. */
const alwaysEncrypted = 'max-age=31536000; includeSubDomains';

/**
 * On every answer; stricter or looser values are set by the answers.
 * @param siteUrl `SITE_URL`: HSTS is sent only if it is https
 */
export const commonHeaders = (siteUrl: string | undefined): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(siteUrl?.startsWith('https:') === true ? { 'strict-transport-security': alwaysEncrypted } : {}),
});

/* Browser features that no page of ours uses, by names that all browsers know: others would log a warning. */
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
 * Only on pages. A page that opens ours in a window cannot reach into it; a window that ours opens can be reached, as the payment gateway's frame needs for the
 * bank's window.
 * @param foreign if the page takes payments: its frames may ask the browser to pay
 */
export function documentHeaders(foreign?: ForeignSources): Readonly<Record<string, string>> {
  const payers = foreign === undefined ? [] : ['self', ...foreign.frames.map((origin) => JSON.stringify(origin))];
  return {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': [
      ...unused.map((name) => `${name}=()`),
      // For the city panel, but not for frames in our pages.
      'geolocation=(self)',
      `payment=(${payers.join(' ')})`,
    ].join(', '),
  };
}

/** For answers that must never be shown as a document. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Foreign origins that a page may load from, beside our own files. */
export interface ForeignSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** For requests and for forms. */
  readonly calls: readonly string[];
  /** Whether its scripts support Trusted Types; a payment must not fail for them. */
  readonly keepsTrustedTypes: boolean;
}

/** Origins of the map's streets; any page may show a map. */
export interface MapSources {
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
}

/**
 * The policy of our pages: only our own files, no inline script, no inline style except those with a given SHA-256, no HTML from text in scripts.
 * @param styleHashes base64 of the SHA-256 of each `<style>` in the page
 * @param foreign what the gateway needs, if the page takes payments
 * @param map what the streets need, if there are any
 */
export function pagePolicy(
  styleHashes: readonly string[] = [],
  foreign?: ForeignSources,
  map: MapSources = { pictures: [], calls: [] },
): string {
  const styles = styleHashes.filter((hash) => /^[A-Za-z0-9+/]{43}=$/.test(hash)).map((hash) => `'sha256-${hash}'`);
  const { scripts = [], frames = [], calls = [], keepsTrustedTypes = true } = foreign ?? {};
  const own = (directive: string, ...others: readonly string[]) => [directive, "'self'", ...others].join(' ');
  return [
    own('default-src'),
    own('script-src', ...scripts),
    own('style-src', ...styles),
    own('img-src', 'data:', ...map.pictures),
    own('font-src'),
    own('connect-src', ...calls, ...map.calls),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    own('form-action', ...calls),
    "frame-ancestors 'none'",
    ...(keepsTrustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}
