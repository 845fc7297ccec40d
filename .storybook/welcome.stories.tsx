import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeBlock } from '../packages/ui/src/code-block/code-block.tsx';
import { piecesOfMarkup } from '../packages/ui/src/code-block/pieces.ts';
import { Sketch } from '../site/src/pages/developers/sketches.tsx';
import './welcome.css';

const widgets = [
  ['equipment-carousel', 'Machines for hire in the chosen city, as a carousel.'],
  ['equipment-listing', 'The whole list with filters, order and pages.'],
  ['equipment-details', 'A machine’s own page: pictures, price, facts, reviews.'],
  ['availability', 'When a machine is free, and the days of a hire.'],
  ['favourites', 'Machines that a visitor keeps, in lists with notes.'],
  ['job-cost', 'What a job costs with a machine, part by part.'],
  ['compare', 'Up to four machines side by side, with the job’s cost.'],
  ['equipment-search', 'One field that knows kinds, models and towns.'],
  ['equipment-map', 'Where machines stand, with prices.'],
  ['city-picker', 'The city all widgets on the page follow.'],
  ['lead-form', 'Need Machine and Add Machine, to owners’ inboxes.'],
  ['auth-modals', 'Log in and sign up, in a window of ours.'],
  ['dashboard', 'An owner’s machines and leads.'],
] as const;

const tag = `<script type="module" src="https://yantra.example/embed/v1/yantra.js"></script>
<link rel="stylesheet" href="https://yantra.example/embed/v1/place.css">
<yantra-equipment-carousel city="Pune" limit="8"></yantra-equipment-carousel>
`;

/** Where one begins: what there is, and the tag to copy. */
const Page = () => (
  <div className="welcome">
    <h1>Yantra, widget by widget</h1>
    <p>
      Each widget in every state, as a React component and as the element that partners paste. The toolbar sets light or
      dark, the brand colour and the language.
    </p>
    <CodeBlock
      label="HTML"
      pieces={piecesOfMarkup(tag)}
      texts={{ copy: 'Copy the tag', copied: 'Copied.', failed: 'Your browser did not allow it. The tag is selected.' }}
    />
    <p>
      <a className="y-link" href="/developers" target="_top">
        Guide
      </a>{' '}
      <a className="y-link" href="/developers/playground" target="_top">
        Playground
      </a>
    </p>
    <h2>Nine widgets</h2>
    <ul>
      {widgets.map(([name, what]) => (
        <li key={name}>
          <a href={`?path=/docs/widgets-${name}-react--docs`} target="_top">
            <Sketch tag={`yantra-${name}`} />
            <strong>{name}</strong>
            <span>{what}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const meta = { title: 'Welcome', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>;
export default meta;

export const Welcome: StoryObj<typeof meta> = {};
