import { elements } from 'virtual:elements';
import type { GuidePart } from './guide-part.ts';
import { reference } from './reference.messages.ts';
import * as consent from './samples/consent.html.txt?code';
import * as iframeInside from './samples/iframe-inside.html.txt?code';
import * as iframe from './samples/iframe.html.txt?code';
import * as isolated from './samples/isolated.plain.txt?code';
import * as keys from './samples/keys.html.txt?code';
import * as language from './samples/language.html.txt?code';
import * as place from './samples/place.html.txt?code';
import * as policy from './samples/policy.plain.txt?code';
import * as shadowRoot from './samples/shadow-root.js.txt?code';
import * as sizing from './samples/sizing.css.txt?code';
import * as theme from './samples/theme.css.txt?code';

/** Each widget's own width, as its description has it. */
const widths = elements.flatMap(({ tag, width }) =>
  width === undefined ? [] : [[`\`${tag}\``, reference.ownWidth(width)]],
);

/** How a widget looks and where it may stand. */
export const topics: readonly GuidePart[] = [
  {
    id: 'theme',
    heading: 'Colours and shapes',
    blocks: [
      'Widgets speak in your page’s typeface. Colours, corners and shadows are custom properties: set them on `:root` for all widgets, or on one tag. Choose a brand colour that white words can be read on (4.5 to 1); the dashboard’s builder checks it and offers the nearest that passes.',
      { label: 'CSS', ...theme },
      'On a page with light text that names no colour scheme a widget is dark by itself; `theme` on a tag decides in every case.',
      'All properties of an element, with their values, are in [custom-elements.json](/embed/v1/custom-elements.json); its parts stand on its own page.',
    ],
  },
  {
    id: 'sizing',
    heading: 'Width and height',
    short: 'Sizing',
    blocks: [
      'Every widget is a block that fills its container. In a parent that shrinks to its content (a flex row, a float, a table’s cell, a grid column of `auto`) it takes a width of its own, and never more than the container has:',
      { name: reference.sizes, columns: ['Element', 'Its own width'], rows: widths },
      { label: 'CSS', ...sizing },
      [
        'It looks at its own width, not at the window’s: the same tag is one column in a side bar and four in a wide page.',
        'Its height follows from its content. Set none: a widget that is cut off cannot be read, and one that scrolls inside is hard to use on a phone.',
        'A container with `overflow: hidden` may cut off focus rings and shadows; leave a few pixels of padding.',
      ],
      { title: 'Room before it is there' },
      'Until the script has come, a tag is as high as what it holds, and the page moves when the widget takes its place. A style sheet keeps the room: from the first paint on if it stands in the head.',
      { label: 'HTML', ...place },
      'The samples of this guide, the playground and the dashboard have it already, and `/embed/v1/snippet` too.',
    ],
  },
  {
    id: 'language',
    heading: 'Hindi and Marathi',
    short: 'Languages',
    blocks: [
      'Widgets speak the language of the page around them: the nearest `lang` says which, English, Hindi or Marathi, and English stands in for all others. `locale` on a tag, or on a `yantra-scope` for all widgets in it, goes first. Names of machines and places stay as their owners wrote them, and rupees are grouped as in India everywhere.',
      { label: 'HTML in a language', ...language },
      'A language is one file, loaded only where somebody reads in it. When it does not come, the widget speaks English.',
    ],
  },
  {
    id: 'keys',
    heading: 'Keys, and what they count',
    short: 'Keys',
    blocks: [
      'Machines are shown without a key. With one, what your visitors look at and ask for counts as yours: suppliers make a key for each website at [Website and embeds](/dashboard/embed) in the dashboard, with the origins that may use it. The same screen builds the snippet and shows the figures.',
      { label: 'HTML with a key', ...keys },
      'A key is no secret: it works on its origins only. Anywhere else the widget gives way to what its tag holds, or to a plain link.',
    ],
  },
  {
    id: 'consent',
    heading: 'Consent, and what is stored',
    short: 'Consent',
    blocks: [
      'The widgets set no cookie and recognise nobody. What a visitor enters is kept in their own browser, under your origin, so that it is there on the next page:',
      {
        name: 'What is stored in the browser',
        columns: ['What', 'Name', 'Where, and for how long'],
        rows: [
          ['The chosen city', '`yantra.city`', 'local storage, until another is chosen'],
          ['The visitor’s job', '`yantra.job`', 'local storage, until it is cleared'],
          ['The last searches', '`yantra.searches`', 'local storage, until the visitor removes them'],
          [
            'A form half filled in',
            '`yantra.lead.draft.1`, `yantra.lead.job.1`',
            'session storage, until it is sent, or the tab closes',
          ],
          ['A form that could not be sent', '`yantra.lead.outbox.1`', 'local storage, until the line is back'],
        ],
      },
      'Where storage is forbidden everything works, and forgets. With a [key](/developers/guide/keys), views and choices of machines are counted by beacons: the key, the path of the page, the widget, and whether it was seen or used. Nothing about the person, and no number that would tell two visits apart.',
      'The device’s position is asked for by the browser’s own question, and only when “Use my location” is pressed.',
      { title: 'Only after consent' },
      'If your rules ask for consent before anything of others is loaded, bring the script afterwards. Until then the page shows what the tags hold.',
      { label: 'HTML', ...consent },
    ],
  },
  {
    id: 'policy',
    heading: 'With a strict content security policy',
    short: 'Content policy (CSP)',
    blocks: [
      'Widgets need no inline script, no inline style, no `eval`, and pass under Trusted Types. Let our host in; `style-src` is for the snippet’s style sheets only, which it also works without.',
      { label: 'Content-Security-Policy', ...policy },
      'The map is drawn by us, without any other host. Where the marketplace has streets to lay over it, they come from a host of their own, which [`GET /api/Map/Tiles`](/api/docs) names: put its origin into `img-src` for `raster`, into `connect-src` for `vector`. The same goes for an address of your own in `tiles-url` or `vector-url`. Without that line the drawn map stays, and says that the streets are missing.',
      'What is missing shows in the console: open the page with [`?yantra-debug=1`](/developers/guide/trouble), and the doctor says which line lets it in.',
    ],
  },
  {
    id: 'isolation',
    heading: 'Isolated pages: COOP and COEP',
    short: 'COOP and COEP',
    blocks: [
      'A page that isolates itself, for `SharedArrayBuffer` or against attacks from other windows, can have widgets. All that we send (scripts, data, pictures) may be used by every origin: it has `Cross-Origin-Resource-Policy: cross-origin`.',
      { label: 'Headers of your page', ...isolated },
      {
        name: 'What each header changes',
        columns: ['Header', 'What it changes'],
        rows: [
          ['`Cross-Origin-Embedder-Policy: require-corp`, or `credentialless`', 'Nothing.'],
          ['`Cross-Origin-Opener-Policy: same-origin-allow-popups`', 'Nothing.'],
          [
            '`Cross-Origin-Opener-Policy: same-origin`',
            '`yantra-auth-modals` opens its window, but the browser parts it from your page: the log-in works, and `yantra-log-in` says `closed`.',
          ],
        ],
      },
    ],
  },
  {
    id: 'shadow-roots',
    heading: 'In a shadow root',
    short: 'Shadow roots',
    blocks: [
      'Tags in an open shadow root, of a component of yours or of another library, come to life by themselves, however deep it lies. Nobody can look into a closed one from outside: hand it to the script.',
      { label: 'JavaScript', ...shadowRoot },
      [
        'Custom properties reach through shadow roots: colours set on `:root` hold there too.',
        '`::part(…)` does not: write such rules into the style sheet of the root in which the tag stands.',
        'Events are composed: a listener on `document` hears them. `event.composedPath()[0]` is the widget; `event.target` is your component.',
        'A widget finds the `yantra-scope` around it through shadow roots; `for` names one in the document itself.',
      ],
    ],
  },
  {
    id: 'iframes',
    heading: 'In an iframe',
    short: 'Iframes',
    blocks: [
      'A widget needs no iframe: its styles stay inside and yours outside. Where your system puts foreign code in one anyway, put the whole snippet into a page of your own, and show that.',
      { label: 'Your page', ...iframe },
      { label: 'machines.html', ...iframeInside, isMain: true },
      [
        'Our pages refuse to be shown in frames, so links must leave yours: `target="_top"` does it for all.',
        '`allow-same-origin` lets the widget remember the city, and lets a key see whose page it is: without it the origin is `null`, which no key has.',
        '`allow="geolocation"` is for “Use my location”.',
        'A frame does not grow with its content: give it a height for its narrowest width, or send its height to the page around it.',
        'A dialog fills the frame, not the window: a city panel needs about 600 pixels.',
      ],
    ],
  },
];
