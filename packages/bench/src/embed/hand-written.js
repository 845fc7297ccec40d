/**
 * The yardstick of the embed's bench: the carousel as a person would write it for this one page, without any library. The same mark-up and
 * styles as `<yantra-equipment-carousel>`, the same question to the API, the same pictures; what the marketplace's element can besides
 * (scopes, other cities, errors worth reading, Glide) it cannot. The bench puts the styles in and minifies it as the embed is.
 */

/** @typedef {{ name: string, colorCode?: string }} Category */
/**
 * @typedef {{
 *   id: string, name: string, status: string, image1Url?: string, categories: Category[], equipmentRatings: { starRating: number }[],
 *   rentalValue?: number, finalRentalValue: number, discount: number, rentalType: 0 | 1 | 2 | 3, equipmentType: { type: string },
 *   capacity?: { value: number, unit: string }, city: string, locality?: string, distanceKm?: number,
 * }} Machine
 */

/* Written by the bench. The first is for the document, the second for the shadow root. */
/** @type {string} */
const tokens = __TOKENS__;
/** @type {string} */
const styles = __STYLES__;

const site = new URL(import.meta.url).origin;
const units = ['hour', 'day', 'week', 'month'];
/** @type {Record<string, string>} */
const tones = { available: ' y-badge--success', 'on rent': ' y-badge--warning', unavailable: ' y-badge--danger' };
/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
/** @param {number} count 1,23,456 */
const grouped = (count) => String(count).replace(/\B(?=(\d\d)+\d$)/g, ',');
/** @param {number} amount */
const rupees = (amount) => `₹${grouped(Math.round(amount))}`;
/** @param {string} css */
const sheetOf = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};
/** @param {string} d */
const glyph = (d) => `<svg class="y-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"></path></svg>`;

/** @param {Machine} machine @param {boolean} isEager */
function picture({ image1Url }, isEager) {
  if (!image1Url) return '';
  const base = escaped(site + image1Url.slice(0, image1Url.lastIndexOf('/')));
  const sizes = `${isEager ? '' : 'auto, '}(width &lt;= 480px) 88vw, 320px`;
  /** @param {string} format */
  const source = (format) => {
    const set = [320, 640, 1200].map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
    return `<source type="image/${format}" srcset="${set}" sizes="${sizes}">`;
  };
  const when = isEager ? 'loading="eager" fetchpriority="high"' : 'loading="lazy" fetchpriority="auto"';
  return `<picture>${source('avif')}${source('webp')}<img sizes="${sizes}" ${when} decoding="async" width="640" height="480" alt="" src="${base}/640.webp"></picture>`;
}

/** @param {Machine} machine */
function facts({ equipmentType, capacity, city, locality, distanceKm: km }) {
  const size = capacity ? ` · ${capacity.value} ${capacity.unit.replace('m3', 'm³').replace('m2', 'm²')}` : '';
  const town = (km !== undefined && km < 40 && locality) || city;
  const place = km === undefined ? city : `${town}, ${km < 1 ? 'under 1' : grouped(Math.round(km))} km`;
  return `<span class="y-facts"><span>${escaped(equipmentType.type + size)}</span> <span>${escaped(place)}</span></span>`;
}

/** @param {Machine} machine */
function rating({ equipmentRatings }) {
  const count = equipmentRatings.length;
  if (count === 0) return '<span class="y-rating">No Ratings</span>';
  const average = equipmentRatings.reduce((sum, { starRating }) => sum + starRating, 0) / count;
  const stars = Math.round(average);
  const drawn = `<svg class="y-stars" viewBox="0 0 100 20" preserveAspectRatio="none" role="img" aria-label="${stars} out of 5"><rect width="${stars * 20}" height="20"></rect></svg>`;
  return `<span class="y-rating">${drawn}<b>${(Math.round(average * 10) / 10).toFixed(1)}</b><span class="y-rating__count">(${grouped(count)})</span></span>`;
}

/** @param {Machine} machine */
function price({ rentalValue, finalRentalValue, discount, rentalType }) {
  const before = rentalValue ?? finalRentalValue / (1 - discount / 100);
  const isOff = discount > 0 && before > finalRentalValue;
  const was = `<s class="y-price__was"><span class="y-hidden">Original price </span>${rupees(before)}</s>`;
  const now = `<span class="y-price__now"><b>${rupees(finalRentalValue)}</b><span class="y-price__unit">/ ${units[rentalType]}</span></span>`;
  const off = `<span class="y-price__off">${discount}% Off</span>`;
  return `<p class="y-price"><span class="y-price__label">Rent Starts From</span>${isOff ? was : ''}${now}${isOff ? off : ''}</p>`;
}

/** @param {Machine} machine @param {number} index */
function card(machine, index) {
  const { id, name, status, categories } = machine;
  const kind = status.toLowerCase();
  const colour = escaped(categories[0]?.colorCode ?? '#FFF7E7');
  return `<li class="y-carousel__slide"><article class="y-card" part="card" data-colour="${colour}" data-status="${escaped(kind.replace(' ', '-'))}"><div class="y-card__media">${picture(machine, index < 4)}</div><div class="y-card__body"><h3 class="y-card__name"><a class="y-card__link" href="${site}/equipment-details?id=${encodeURIComponent(id)}">${escaped(name)}</a></h3>${facts(machine)}<span class="y-badge${tones[kind] ?? ''} y-card__status">${escaped(status)}</span>${rating(machine)}${price(machine)}</div></article></li>`;
}

/** @param {string} kind @param {string} label @param {string} d */
const arrow = (kind, label, d) =>
  `<button type="button" class="y-carousel__arrow y-carousel__arrow--${kind}" part="arrow" aria-label="${label}">${glyph(d)}</button>`;

const skeleton = `<div class="y-card y-card--skeleton" aria-hidden="true"><div class="y-card__media"><span class="y-skeleton" aria-hidden="true"></span></div><div class="y-card__body">${'<span class="y-skeleton" aria-hidden="true"></span>'.repeat(4)}</div></div>`;

/** The city chosen on an earlier visit, else Pune. */
function city() {
  try {
    return JSON.parse(localStorage.getItem('yantra.city') ?? '') ?? {};
  } catch {
    return { id: '8', name: 'Pune' };
  }
}

class HandWrittenCarousel extends HTMLElement {
  #root = this.attachShadow({ mode: 'open' });

  connectedCallback() {
    document.adoptedStyleSheets.push(sheetOf(tokens));
    this.#root.adoptedStyleSheets = [sheetOf(styles)];
    this.setAttribute('state', 'loading');
    const { id, name } = city();
    this.#root.innerHTML = `<div id="stage" class="${this.childElementCount ? 'filled' : ''}"><div id="root" class="y-root" lang="en"><section class="y-root" aria-label="Machines for hire in ${escaped(name)}" aria-busy="true"><div class="y-carousel"><p class="y-hidden" role="status">Loading machines in ${escaped(name)}</p><div class="y-carousel__track" aria-hidden="true"><div class="y-carousel__slides">${skeleton.repeat(5)}</div></div><p class="y-late y-carousel__slow">Still loading: slow connection.</p></div></section></div><slot></slot></div>`;
    this.#load(id, name).catch(() => this.setAttribute('state', 'error'));
  }

  /** @param {string} id @param {string} name */
  async #load(id, name) {
    const query = new URLSearchParams({ page: '1', pageSize: '12', selectedCity: name, selectedCityId: id });
    const answer = await fetch(`${site}/api/Equipment/GetActiveSubscriptionEquipments?${query}`);
    /** @type {{ data: Machine[] }} */
    const { data } = await answer.json();
    const section = this.#root.querySelector('section');
    if (!section) return;
    section.setAttribute('aria-busy', 'false');
    section.innerHTML = `<div class="y-carousel">${arrow('prev', 'Previous', 'm15 6-6 6 6 6')}<div class="y-carousel__track" data-glide-el="track"><ul class="y-carousel__slides" aria-label="Machines for hire in ${escaped(name)}" aria-busy="false">${data.map(card).join('')}</ul></div>${arrow('next', 'Next', 'm9 6 6 6-6 6')}</div>`;
    for (const article of section.querySelectorAll('article')) {
      article.style.setProperty('--colour', article.dataset['colour'] ?? '');
    }
    this.#scroll(section);
    this.#root.getElementById('stage')?.classList.remove('filled');
    this.setAttribute('state', data.length > 0 ? 'ready' : 'empty');
    this.dispatchEvent(new CustomEvent('yantra-ready', { bubbles: true, composed: true }));
  }

  /** @param {HTMLElement} section */
  #scroll(section) {
    const track = /** @type {HTMLElement | null} */ (section.querySelector('.y-carousel__track'));
    const [before, after] = section.querySelectorAll('button');
    if (!track || !before || !after) return;
    const tell = () => {
      const { scrollLeft, scrollWidth, clientWidth } = track;
      track.style.scrollSnapType = scrollWidth > clientWidth ? 'x mandatory' : '';
      before.disabled = scrollLeft <= 2;
      after.disabled = scrollLeft + clientWidth >= scrollWidth - 2;
    };
    /** @param {number} count of cards */
    const move = (count) => {
      const [first, second] = section.querySelectorAll('li');
      if (first && second) track.scrollBy({ left: count * (second.offsetLeft - first.offsetLeft), behavior: 'smooth' });
    };
    before.disabled = true;
    before.addEventListener('click', () => move(-3));
    after.addEventListener('click', () => move(3));
    track.addEventListener('scroll', tell, { passive: true });
    new ResizeObserver(tell).observe(track);
  }
}

customElements.define('hand-written-carousel', HandWrittenCarousel);
