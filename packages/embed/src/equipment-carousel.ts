import './page-scope.ts';
import { getActiveSubscriptionEquipments } from '@yantra/contract/calls';
import { register } from '@yantra/element';
import { EquipmentCarouselElement } from '@yantra/equipment-carousel/element';
import { type Scope, scopeContext } from '@yantra/state';
import { version } from '../package.json' with { type: 'json' };
import { seeEarly } from './early.ts';
import { shownBy } from './first-cards.ts';
import { carouselUrl } from './request-url.ts';

/** The scope an element stands in, if that is known at once. */
function scopeOf(element: HTMLElement): Scope | undefined {
  const found: Scope[] = [];
  scopeContext.subscribe(element, (scope) => found.push(scope))();
  return found[0];
}

const Base = EquipmentCarouselElement as unknown as new () => HTMLElement & { connectedCallback(): void };

/** The carousel as it stands on other companies' pages: the first cards that are there already are taken over, not drawn again. */
class TakingOver extends Base {
  #isTaken = false;

  override connectedCallback(): void {
    const root = this.#isTaken ? undefined : this.shadowRoot?.getElementById('root');
    if (root?.hasChildNodes()) {
      const scope = scopeOf(this);
      const url = scope && carouselUrl(scope.siteUrl, this, () => JSON.stringify(scope.city.peek()));
      const shown = shownBy(this);
      const early = !shown && url ? seeEarly(url) : undefined;
      if (early) {
        // A server's cards stay in sight until it is known whether they are still right.
        void early.then(() => this.isConnected && this.connectedCallback());
        return;
      }
      if (shown && shown.url === url) {
        scope?.store.remember(getActiveSubscriptionEquipments.name + url.slice(url.indexOf('?')), shown.page);
      } else root.replaceChildren();
    }
    this.#isTaken = true;
    super.connectedCallback();
  }
}

/* In a task of its own: evaluating the core and rendering at once would hold a cheap phone longer than a person notices. */
setTimeout(() => register(EquipmentCarouselElement.widget.tag, TakingOver, version));
