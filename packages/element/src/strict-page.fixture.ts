/* Runs in its own page, under a policy that allows no inline style, no inline script and no text where a Trusted Type belongs. */
import { engines, sampleWidget } from './sample.fixture.ts';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.violatedDirective} ${event.sourceFile} ${event.sample}`);
  show();
});
const engine = engines.find(({ name }) => new URL(import.meta.url).search === `?${name}`);
if (!engine) throw new Error('This page needs the name of an engine.');

const tokens = '@layer yantra.tokens{:where(:root){--yantra-gap:2rem}}';
const { tag, define } = sampleWidget(engine, { state: 'ready', sheets: ['.box{margin:var(--yantra-gap)}'], tokens });
define();
const element = document.createElement(tag);
element.setAttribute('city', 'Pune');
element.addEventListener('yantra-ready', show);
document.body.append(element);

function show() {
  const box = element.shadowRoot?.querySelector('.box');
  document.body.dataset['violations'] = violations.join('; ');
  document.body.dataset['result'] = box
    ? `${element.getAttribute('state')} ${getComputedStyle(box).marginTop} ${box.textContent}`
    : 'nothing';
}
