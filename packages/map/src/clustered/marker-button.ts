import { formatCount } from '@yantra/domain';
import { type Marker, type MarkerTexts, type Rent, countOf } from './markers.ts';

const svg = 'http://www.w3.org/2000/svg';

const draw = (name: string, attributes: Readonly<Record<string, string>>) => {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const teardrop = 'M18 43C18 43 33 27.5 33 16.5 33 8 26.3 1.5 18 1.5S3 8 3 16.5C3 27.5 18 43 18 43Z';

/** The pin with the logo's keyhole plate. Built of elements: a page with Trusted Types accepts no HTML as text. */
function createPin(): SVGElement {
  const pin = draw('svg', { viewBox: '0 0 36 44', 'aria-hidden': 'true' });
  pin.append(
    draw('path', {
      d: teardrop,
      fill: 'currentColor',
      stroke: '#fff',
      'stroke-width': '2',
    }),
    draw('circle', { cx: '18', cy: '16.5', r: '8' }),
    draw('path', {
      d: 'M18 11.3a3 3 0 0 1 1.7 5.5l1 4.4h-5.4l1-4.4A3 3 0 0 1 18 11.3Z',
    }),
  );
  return pin;
}

/** The pin of a place that somebody looked for: plain, in a colour that no machine has. */
export function createPlacePin(label: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'y-map__place';
  element.role = 'img';
  element.ariaLabel = label;
  const pin = draw('svg', { viewBox: '0 0 36 44', 'aria-hidden': 'true' });
  pin.append(draw('path', { d: teardrop }), draw('circle', { cx: '18', cy: '16.5', r: '6' }));
  element.append(pin);
  return element;
}

/** The look of a machine's marker: its rent as a pill, or a pin if the rent is unknown. */
export function dress(element: HTMLElement, rent: Rent | undefined, texts: MarkerTexts, name?: string): void {
  element.className = rent ? 'y-map__marker y-map__pill' : 'y-map__marker';
  if (!rent) {
    if (name) element.ariaLabel = name;
    element.replaceChildren(createPin());
    return;
  }
  const { amount, unit } = texts.rent(rent);
  const pill = document.createElement('span');
  const price = document.createElement('b');
  price.textContent = amount;
  pill.append(price, unit);
  element.replaceChildren(pill);
  // The visible text is part of the name, for users of voice control.
  if (name) element.ariaLabel = `${name}, ${amount}${unit}`;
}

/** A marker as a button; its layer positions it. */
export function createButton(marker: Marker, texts: MarkerTexts): HTMLButtonElement {
  const button = document.createElement('button');
  const count = countOf(marker);
  button.type = 'button';
  button.dataset['key'] = marker.key;
  if (marker.kind === 'machine') {
    button.part.add('marker');
    dress(button, marker.rent, texts, marker.name);
    return button;
  }
  button.className = `y-map__cluster${count >= 100 ? ' y-map__cluster--lg' : ''}`;
  button.part.add('cluster');
  button.ariaLabel = marker.kind === 'group' ? texts.atThisPlace(count) : texts.machines(count);
  button.textContent = count >= 10_000 ? `${Math.round(count / 1000)}k` : formatCount(count);
  return button;
}
