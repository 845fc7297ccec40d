import '../shims/preact.ts';
import { type CallOptions, type Client, answerIn } from '@yantra/client';
import { type Call, queryOf } from '@yantra/contract/calls';
import { createHostScope, pageScope } from '@yantra/state';
import { ScopeBase } from '@yantra/state/scope-base';
import { takeEarly } from '../first/early.ts';
import { partnerOf } from './partner-of.ts';

/** This file is on the marketplace's own host, so it knows where that is. */
const siteUrl = new URL(import.meta.url).origin;

/**
 * The first answer is on its way already; the client for all later questions (with its retries, time-outs and sentences) comes when there
 * is one. An early answer that failed, or is none, is asked for again, by the client that can say why.
 */
const clientOf = (apiUrl: string): Client => ({
  async call<Input extends object, Output>(call: Call<Input, Output>, input: Input, options?: CallOptions) {
    const early = await takeEarly(`${apiUrl}/api${call.path}?${queryOf(input)}`);
    const answer = answerIn(call as Call, early);
    if (answer !== undefined) return answer as Output;
    const { createClient } = await import('./http-client.ts');
    return createClient({ apiUrl }).call(call, input, options);
  },
});

/* Whichever widget's code comes first makes the page's scope. */
pageScope(() => createHostScope(siteUrl, clientOf(siteUrl)));

/* With it the scopes of parts of the page: no widget inside one has to wait for another file. */
if (!customElements.get('yantra-scope')) {
  customElements.define(
    'yantra-scope',
    class extends ScopeBase {
      override clientOf = clientOf;
    },
  );
}

/* Where the page's author gave a key, on the widget or on its scope, what happens is counted; other pages load nothing. */
addEventListener('yantra-ready', (event) => {
  const [widget] = event.composedPath();
  if (widget instanceof Element && partnerOf(widget)) import('./counting.ts').catch(console.warn);
});
