/** Set on every answer; what is stricter or looser is set where it is made. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Set on pages besides; they mean nothing on other answers. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
};

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
