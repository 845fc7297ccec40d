const svg = 'http://www.w3.org/2000/svg';

const draw = (name: string, attributes: Readonly<Record<string, string>>) => {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** The pin with the key-hole plate of the logo. Built of elements: a page with Trusted Types takes no HTML as text. */
export function createPin(): SVGElement {
  const pin = draw('svg', { viewBox: '0 0 36 44', 'aria-hidden': 'true' });
  pin.append(
    draw('path', {
      d: 'M18 43C18 43 33 27.500 33 16.500 33 8 26.300 1.500 18 1.500S3 8 3 16.500C3 27.500 18 43 18 43Z',
      fill: 'currentColor',
      stroke: '#fff',
      'stroke-width': '2',
    }),
    draw('circle', { cx: '18', cy: '16.5', r: '8' }),
    draw('path', {
      d: 'M18 11.300a3 3 0 0 1 1.700 5.500l1 4.400h-5.400l1-4.400A3 3 0 0 1 18 11.300Z',
    }),
  );
  return pin;
}
