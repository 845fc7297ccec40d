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

/**
 * The policy of our pages: only our own files, no inline script, no inline style but those whose SHA-256 is named, no HTML from text in scripts.
 * @param styleHashes base64 of the SHA-256 of each `<style>` in the page
 */
export function pagePolicy(styleHashes: readonly string[] = []): string {
  const styles = styleHashes.filter((hash) => /^[A-Za-z0-9+/]{43}=$/.test(hash)).map((hash) => ` 'sha256-${hash}'`);
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styles.join('')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
