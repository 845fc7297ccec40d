import { messages } from './doctor.messages.ts';

/** Something of ours that the page's Content-Security-Policy blocked. */
export interface Violation {
  readonly directive: string;
  readonly url: string;
}

/** Records what the policy blocks from now on, and what the browser still reports from before. The list grows. */
export function watchPolicy(): readonly Violation[] {
  const seen: Violation[] = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    seen.push({ directive: effectiveDirective, url: blockedURI });
  });
  // Not in every browser.
  if (typeof ReportingObserver === 'function') {
    const note: ReportingObserverCallback = (reports) => {
      for (const { body } of reports as readonly { readonly body: unknown }[]) {
        const { effectiveDirective = '', blockedURL = '' } = body as {
          readonly effectiveDirective?: string;
          readonly blockedURL?: string;
        };
        seen.push({ directive: effectiveDirective, url: blockedURL });
      }
    };
    new ReportingObserver(note, { types: ['csp-violation'], buffered: true }).observe();
  }
  return seen;
}

/** Streets that maps on the page get from elsewhere: the origin, and the directive that lets them in. */
export interface StreetSource {
  readonly origin: string;
  readonly directive: 'img-src' | 'connect-src';
}

/** What was blocked of ours, and the lines that would allow it. @param siteUrl the marketplace's origin */
export function policyProblems(
  violations: readonly Violation[],
  siteUrl: string,
  streets: readonly StreetSource[] = [],
): string[] {
  const ours = violations.filter(({ url }) => url.startsWith(siteUrl));
  const blockedStreets = streets.filter(
    ({ origin }) => origin !== siteUrl && violations.some(({ url }) => originOf(url) === origin),
  );
  if (ours.length + blockedStreets.length === 0) return [];
  const told = [
    ...ours.map(({ directive, url }) => messages.blocked(directive, url.split('?')[0] ?? url)),
    // Of other hosts the origin alone: the rest of the address may hold a key.
    ...blockedStreets.map(({ origin, directive }) => messages.blockedStreets(directive, origin)),
  ];
  const lines = [
    ...(ours.length > 0 ? ['script-src', 'connect-src', 'img-src'].map((one) => `  ${one} ${siteUrl};`) : []),
    ...blockedStreets.map(({ origin, directive }) => `  ${directive} ${origin};`),
  ];
  return [...new Set(told), messages.paste(lines.join('\n'))];
}

/** Browsers name what was blocked by its origin, or by its whole address. */
export const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);
