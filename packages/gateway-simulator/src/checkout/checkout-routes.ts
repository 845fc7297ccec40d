import type { FastifyInstance, FastifyReply } from 'fastify';
import { readBody } from '../api/bodies.ts';
import { paymentMessage } from '../api/entities.ts';
import { payBody } from '../api/simulation-routes.ts';
import { refusal } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import { pay } from '../payments.ts';
import { cashfreeParts, installCashfree } from './cashfree-script.ts';
import { checkoutPage, checkoutPolicy, unknownPage } from './checkout-page.ts';
import { checkoutParts, type CheckoutScriptTexts, runCheckout } from './checkout-script.ts';
import { checkoutSheet } from './checkout-sheet.ts';
import { checkoutTexts } from './checkout.messages.ts';

interface WithSession {
  Params: { readonly sessionId: string };
  Querystring: { readonly theme?: string };
}

/** The functions as a script that calls the first with the texts; the others are its helpers. */
function scriptOf<Texts>(
  functions: readonly [(texts: Texts) => void, ...((...given: never[]) => unknown)[]],
  texts: Texts,
): string {
  return `(() => {${functions.map(String).join('\n')}\n${functions[0].name}(${JSON.stringify(texts)})})();`;
}

/** The script for shops' pages, and the page it opens. */
export function bindCheckout(http: FastifyInstance, gateway: Gateway): void {
  const { store } = gateway;
  const { paid, failed, dropped, pending, unreachable, inactive, alreadyPaid, frame, close, closedEarly } =
    checkoutTexts;
  const said: CheckoutScriptTexts = { paid, failed, dropped, pending, unreachable, inactive, alreadyPaid };
  const pageScript = scriptOf([runCheckout, ...checkoutParts], said);
  const sdkScript = scriptOf([installCashfree, ...cashfreeParts], { frame, close, closedEarly });

  const script = (reply: FastifyReply, text: string) =>
    safely(reply)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(text);
  http.get('/js/v3/cashfree.js', (_request, reply) => script(reply, sdkScript));
  http.get('/assets/checkout.js', (_request, reply) => script(reply, pageScript));
  http.get('/assets/checkout.css', (_request, reply) =>
    safely(reply).type('text/css; charset=utf-8').send(checkoutSheet),
  );
  http.get<WithSession>('/checkout/:sessionId', (request, reply) => {
    const order = store.orderOfSession(request.params.sessionId);
    safely(reply)
      .header('content-security-policy', checkoutPolicy)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
    if (order === undefined) return reply.code(404).send(unknownPage());
    const { theme } = request.query;
    const known = theme === 'light' || theme === 'dark' ? theme : undefined;
    return reply.send(checkoutPage(order, store.statusOf(order), known));
  });
  http.post<WithSession>('/checkout/:sessionId/pay', async (request) => {
    const { method, outcome } = readBody(payBody, request.body);
    const order = store.orderOfSession(request.params.sessionId);
    if (order === undefined) throw refusal('order_not_found');
    const payment = pay(gateway, order, method, outcome);
    await store.flush();
    return { status: payment.status, message: paymentMessage(payment) };
  });
}

const safely = (reply: FastifyReply) =>
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-cache');
