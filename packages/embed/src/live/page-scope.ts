import '../shims/preact.ts';
import { type CallOptions, type Client, answerIn } from '@yantra/client';
import { type Call, queryOf } from '@yantra/contract/calls';
import { createHostScope, pageScope } from '@yantra/state';
import { ScopeBase } from '@yantra/state/scope-base';
import { takeEarly } from '../first/early.ts';
import { partnerOf } from './partner-of.ts';

/** This file is on the marketplace's host, so its own address gives the origin. */
const siteUrl = new URL(import.meta.url).origin;

/**
 * The first answer is already on its way; the client for later calls (with retries, time-outs and sentences) is loaded when needed. If the early answer failed,
 * the client asks again, as it can say why.
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

/* Also the scopes of parts of the page, so that no widget inside one waits for another file. */
if (!customElements.get('yantra-scope')) {
  customElements.define(
    'yantra-scope',
    class extends ScopeBase {
      override clientOf = clientOf;
    },
  );
}

/* Events are counted where the page's author gave a key, on the widget or its scope; other pages load nothing. */
addEventListener('yantra-ready', (event) => {
  const [widget] = event.composedPath();
  if (widget instanceof Element && partnerOf(widget)) import('./counting.ts').catch(console.warn);
});
