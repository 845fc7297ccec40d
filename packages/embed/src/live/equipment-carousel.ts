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

/** An element's scope, if known at once; its language is not resolved. */
function scopeOf(element: HTMLElement): Scope | undefined {
  const found: Scope[] = [];
  subscribe(element, (scope) => found.push(scope))();
  return found[0];
}

const Base = EquipmentCarouselElement as unknown as new () => HTMLElement & { connectedCallback(): void };

/** The carousel on other companies' pages: it takes over first cards that are there instead of drawing them again. */
class TakingOver extends Base {
  /** Whether what is shown was looked up: a server's cards, the core's, or nothing. */
  #isAsked = false;
  #isTaking = false;

  override connectedCallback(): void {
    if (this.#isTaking) return;
    if (this.#isAsked) super.connectedCallback();
    else void this.#takeOver();
    this.#isAsked = true;
  }

  async #takeOver(): Promise<void> {
    this.#isTaking = true;
    // All carousels of a page become live at the same moment: each in a task of its own.
    await nextTask();
    const root = this.shadowRoot?.getElementById('root');
    if (root?.hasChildNodes()) {
      // A server's cards stay in sight until it is known whether they are still right; hydrating is a separate task, and so is what it needs to know.
      const known = this.#remember(await shownBy(this));
      await nextTask();
      if (this.isConnected && (!known || known !== this.#url())) root.replaceChildren();
    }
    this.#isTaking = false;
    this.#isAsked = this.isConnected;
    if (this.isConnected) super.connectedCallback();
  }

  /** Gives the component an answer that is there already. @returns its address, if the element still shows that */
  #remember(shown: Shown | undefined): string | undefined {
    const url = this.#url();
    if (url === undefined || shown?.url !== url) return undefined;
    const question = getActiveSubscriptionEquipments.name + url.slice(url.indexOf('?'));
    scopeOf(this)?.store.remember(question, shown.page);
    return url;
  }

  /** The address of its machines, if its scope is known at once. */
  #url(): string | undefined {
    const scope = scopeOf(this);
    return scope && carouselUrl(scope.siteUrl, this, () => JSON.stringify(scope.city.peek()));
  }
}

/* A separate task: evaluating the core and rendering at once would block a cheap phone noticeably. */
setTimeout(() => register(EquipmentCarouselElement.widget.tag, TakingOver, version));
