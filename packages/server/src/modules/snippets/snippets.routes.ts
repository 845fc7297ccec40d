import {
  activeEquipmentsPath,
  carouselRequest,
  getActiveSubscriptionEquipments,
  queryOf,
} from '@yantra/contract/calls';
import type { FastifyInstance } from 'fastify';
import { whenGone } from '../../http/gone.ts';
import type { OwnOrigin } from '../../http/own-origin.ts';
import type { ApiFor } from '../../http/pages.ts';
import { pathOf, prefixes } from '../../http/paths.ts';
import type { Release } from '../embed/index.ts';
import { type Carousel, type CarouselDrawing, flagAttributes, snippet, textAttributes } from './snippet.ts';

interface SnippetParts {
  /** The version that a snippet may name. */
  readonly release: Release | undefined;
  readonly apiFor: ApiFor;
  /** The origin a snippet loads from. */
  readonly ownOrigin: OwnOrigin;
  readonly drawing: CarouselDrawing | undefined;
  /** The city of a carousel without an attribute, until a visitor chooses one. */
  readonly defaultCity: { readonly id: string; readonly name: string };
}

/** `GET /embed/v1/snippet`: a carousel's mark-up, by its tag's attributes; `root` adds the declarative shadow root, `pin` names the version instead of the
 * newest. */
export function snippetsRoutes(
  http: FastifyInstance,
  { apiFor, ownOrigin, drawing, defaultCity, release }: SnippetParts,
): void {
  http.get(`${prefixes.embed}snippet`, async (request, reply) => {
    const query = new URLSearchParams(request.url.slice(pathOf(request.url).length));
    const asked = (name: string) => query.get(name)?.trim() ?? '';
    const isOn = (name: string) => query.has(name) && asked(name) !== 'false';
    const attributes = Object.fromEntries(textAttributes.map((name) => [name, asked(name)]));
    let followsVisitor = false;
    const question = carouselRequest(attributes, () => {
      followsVisitor = true;
      return defaultCity;
    });
    const api = apiFor({ address: request.ip, signal: whenGone(reply) });
    const { data } = await api.call(getActiveSubscriptionEquipments, question);
    const [first] = data;
    const carousel: Carousel = {
      attributes,
      flags: flagAttributes.filter(isOn),
      cityName: question.selectedCity ?? first?.city ?? '',
      cityId: question.selectedCityId ?? first?.cityId,
      machines: data,
      questionPath: followsVisitor ? undefined : `/api${activeEquipmentsPath}?${queryOf(question)}`,
    };
    return reply
      .headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=60',
      })
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .send(
        snippet(carousel, ownOrigin(request), {
          drawing,
          hasRoot: isOn('root'),
          release: isOn('pin') ? release : undefined,
        }),
      );
  });
}
