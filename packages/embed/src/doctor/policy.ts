import { messages } from './doctor.messages.ts';

/** Something of ours that the page's Content-Security-Policy has stopped. */
export interface Violation {
  readonly directive: string;
  readonly url: string;
}

/** Notes what the policy stops from now on, and where the browser tells of it what it has stopped before. The list grows. */
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

/** What was stopped of ours, and the lines that would let it in. @param siteUrl the marketplace's origin */
export function policyProblems(violations: readonly Violation[], siteUrl: string): string[] {
  const ours = violations.filter(({ url }) => url.startsWith(siteUrl));
  if (ours.length === 0) return [];
  const told = ours.map(({ directive, url }) => messages.blocked(directive, url.split('?')[0] ?? url));
  const lines = ['script-src', 'connect-src', 'img-src'].map((directive) => `  ${directive} ${siteUrl};`);
  return [...new Set(told), messages.paste(lines.join('\n'))];
}
