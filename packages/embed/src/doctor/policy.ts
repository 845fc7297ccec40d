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

/** What was blocked of ours, and the lines that would allow it. @param siteUrl the marketplace's origin */
export function policyProblems(violations: readonly Violation[], siteUrl: string): string[] {
  const ours = violations.filter(({ url }) => url.startsWith(siteUrl));
  if (ours.length === 0) return [];
  const told = ours.map(({ directive, url }) => messages.blocked(directive, url.split('?')[0] ?? url));
  const lines = ['script-src', 'connect-src', 'img-src'].map((directive) => `  ${directive} ${siteUrl};`);
  return [...new Set(told), messages.paste(lines.join('\n'))];
}
