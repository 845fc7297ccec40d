import './page-scope.ts';
import { getActiveSubscriptionEquipments } from '@yantra/contract/calls';
import { register } from '@yantra/element';
import { EquipmentCarouselElement } from '@yantra/equipment-carousel/element';
import { type Scope, scopeContextIn } from '@yantra/state';
import { version } from '../../package.json' with { type: 'json' };
import { type Shown, shownBy } from '../first/first-cards.ts';
import { nextTask } from '../first/next-task.ts';
import { carouselUrl } from '../first/request-url.ts';

const { subscribe } = scopeContextIn();

/** The scope an element stands in, if that is known at once; its language is not asked for. */
function scopeOf(element: HTMLElement): Scope | undefined {
  const found: Scope[] = [];
  subscribe(element, (scope) => found.push(scope))();
  return found[0];
}

const Base = EquipmentCarouselElement as unknown as new () => HTMLElement & { connectedCallback(): void };

/** The carousel as it stands on other companies' pages: the first cards that are there already are taken over, not drawn again. */
class TakingOver extends Base {
  /** Whether it has been asked what stands there: a server's cards, those of the core, or nothing. */
  #isAsked = false;
  #isTaking = false;

  override connectedCallback(): void {
    const root = this.#isAsked ? undefined : this.shadowRoot?.getElementById('root');
    if (this.#isTaking) return;
    if (root?.hasChildNodes()) void this.#takeOver(root);
    else super.connectedCallback();
    this.#isAsked = true;
  }

  async #takeOver(root: HTMLElement): Promise<void> {
    this.#isTaking = true;
    // A server's cards stay in sight until it is known whether they are still right; and hydrating is a task of its own, as is what it needs to know.
    const [shown] = await Promise.all([shownBy(this), nextTask()]);
    const known = this.#remember(shown);
    await nextTask();
    this.#isTaking = false;
    this.#isAsked = this.isConnected;
    if (!this.isConnected) return;
    if (!known || known !== this.#url()) root.replaceChildren();
    super.connectedCallback();
  }

  /** Spares the component a question whose answer is there already. @returns where that was asked, if it is still what this element shows */
  #remember(shown: Shown | undefined): string | undefined {
    const url = this.#url();
    if (url === undefined || shown?.url !== url) return undefined;
    const question = getActiveSubscriptionEquipments.name + url.slice(url.indexOf('?'));
    scopeOf(this)?.store.remember(question, shown.page);
    return url;
  }

  /** Where its machines are asked for, if its scope is known at once. */
  #url(): string | undefined {
    const scope = scopeOf(this);
    return scope && carouselUrl(scope.siteUrl, this, () => JSON.stringify(scope.city.peek()));
  }
}

/* In a task of its own: evaluating the core and rendering at once would hold a cheap phone longer than a person notices. */
setTimeout(() => register(EquipmentCarouselElement.widget.tag, TakingOver, version));
