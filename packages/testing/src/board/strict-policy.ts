/**
 * The strictest policy that still works: only our scripts, answers and pictures, no inline style, no text that becomes HTML or code.
 * @param styles where style sheets may come from
 */
export const strictPolicy = (siteUrl: string, styles = "'none'"): string =>
  [
    "default-src 'none'",
    `script-src ${siteUrl}`,
    `connect-src ${siteUrl}`,
    `img-src ${siteUrl} data:`,
    `style-src ${styles}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
