import type { CodePiece } from '@yantra/ui';
import { pieces as angular } from './samples/angular.ts.txt?code';
import { pieces as astro } from './samples/astro.astro.txt?code';
import { pieces as elements } from './samples/elements.ts.txt?code';
import { pieces as htmlEvent } from './samples/html-event.html.txt?code';
import { pieces as html } from './samples/html.html.txt?code';
import { pieces as htmx } from './samples/htmx.html.txt?code';
import { pieces as install } from './samples/install.plain.txt?code';
import { pieces as keys } from './samples/keys.html.txt?code';
import { pieces as language } from './samples/language.html.txt?code';
import { pieces as nextPage } from './samples/next-page.tsx.txt?code';
import { pieces as nextYantra } from './samples/next-yantra.tsx.txt?code';
import { pieces as policy } from './samples/policy.plain.txt?code';
import { pieces as react18 } from './samples/react-18.tsx.txt?code';
import { pieces as reactPackages } from './samples/react-packages.tsx.txt?code';
import { pieces as react } from './samples/react.tsx.txt?code';
import { pieces as svelte } from './samples/svelte.svelte.txt?code';
import { pieces as tag } from './samples/tag.html.txt?code';
import { pieces as theme } from './samples/theme.css.txt?code';
import { pieces as tools } from './samples/tools.json.txt?code';
import { pieces as types } from './samples/types.ts.txt?code';
import { pieces as versions } from './samples/versions.plain.txt?code';
import { pieces as vueConfig } from './samples/vue-config.js.txt?code';
import { pieces as vue } from './samples/vue.vue.txt?code';
import { pieces as wordpress } from './samples/wordpress.php.txt?code';

/** A paragraph, the points of a list, or code. `[words](/address)` is a link, and back ticks hold code. */
export type GuideBlock = string | readonly string[] | GuideSample;

export interface GuideSample {
  readonly label: string;
  readonly pieces: readonly CodePiece[];
  /** Of several the one that shows the widget. */
  readonly isMain?: true;
}

export interface GuidePart {
  /** In the address, so that a part can be linked to. */
  readonly id: string;
  readonly heading: string;
  /** In a list of parts, where the heading is long. */
  readonly short?: string;
  readonly blocks: readonly GuideBlock[];
}

const hosts: readonly GuidePart[] = [
  {
    id: 'html',
    heading: 'Plain HTML',
    blocks: [
      'Paste the script once, anywhere on the page, and a tag where a widget should be. What the tag holds is shown until the widget is there, without JavaScript, and when something fails: a link is a good choice. The style sheet keeps a carousel’s place until then, so that nothing below it moves.',
      { label: 'HTML', pieces: html },
      'Two widgets on a page share the city: whoever chooses one in a `yantra-city-picker` sees its machines in the carousel. To keep two groups apart, put each in a `yantra-scope`; a widget elsewhere on the page joins one by its id: `for="north"`.',
      {
        label: 'HTML with an event',
        pieces: htmlEvent,
      },
      'A tag that comes later works like one that was there: what htmx puts into the page needs nothing more.',
      { label: 'HTML with htmx', pieces: htmx },
      { label: 'What /machines answers', pieces: tag },
      'In Astro, `is:inline` leaves the script as it is.',
      { label: 'Astro', pieces: astro },
    ],
  },
  {
    id: 'wordpress',
    heading: 'WordPress',
    blocks: [
      'Put the tag in a “Custom HTML” block.',
      { label: 'Custom HTML', pieces: tag },
      'WordPress removes scripts from posts of authors who may not write them, so let the theme, or a small plugin, bring the script on every page; it does nothing where no tag is.',
      {
        label: 'functions.php, WordPress 6.5 or later',
        pieces: wordpress,
        isMain: true,
      },
      'A plugin that joins or delays scripts must leave this one alone: it is a module and brings its own files when they are needed.',
    ],
  },
  {
    id: 'react',
    heading: 'React',
    blocks: [
      'React 19 knows custom elements: attributes, properties and events work in JSX as they are. Put the script in the page’s HTML. The first line is for TypeScript: it brings the types of an installed package, and no code.',
      {
        label: 'React 19',
        pieces: react,
      },
      'React 18 sets attributes too, but hears events only by `addEventListener` on a `ref`.',
      { label: 'React 18', pieces: react18 },
      'Each widget is also a package with a React component, for React 18.2 and 19 (the dashboard: 19). React itself stays your app’s.',
      { label: 'Install', pieces: install },
      'The scope says where the marketplace is, and is what the widgets inside share. `y-root` is the box that their styles are for.',
      {
        label: 'React, by the packages',
        pieces: reactPackages,
      },
      'With server components, as in Next, the scope is made in a client component; widgets may stand in a server component’s page.',
      { label: 'app/yantra.tsx', pieces: nextYantra },
      { label: 'app/page.tsx', pieces: nextPage },
    ],
  },
  {
    id: 'vue',
    heading: 'Vue',
    blocks: [
      'Tell the compiler that these tags are elements of the page, not components.',
      {
        label: 'vite.config.js',
        pieces: vueConfig,
      },
      {
        label: 'Vue',
        pieces: vue,
        isMain: true,
      },
    ],
  },
  {
    id: 'angular',
    heading: 'Angular',
    blocks: [
      'Allow custom elements in the component, and bind attributes with `attr.`. Templates know every event as `Event`.',
      {
        label: 'Angular',
        pieces: angular,
      },
    ],
  },
  {
    id: 'svelte',
    heading: 'Svelte',
    blocks: [
      'Svelte 5 writes elements as HTML does, and hears their events by attributes that begin with `on`.',
      {
        label: 'Svelte 5',
        pieces: svelte,
      },
    ],
  },
];

const more: readonly GuidePart[] = [
  {
    id: 'theme',
    heading: 'Colours and shapes',
    blocks: [
      'Widgets speak in your page’s typeface. Colours, corners and shadows are custom properties: set them on `:root` for all widgets, or on one tag. Choose a brand colour that white words can be read on (4.5 to 1); the dashboard’s builder checks it and offers the nearest that passes.',
      {
        label: 'CSS',
        pieces: theme,
      },
      'All properties of an element, with their values, are in [custom-elements.json](/embed/v1/custom-elements.json); its parts stand on its own page.',
    ],
  },
  {
    id: 'language',
    heading: 'Hindi and Marathi',
    blocks: [
      'Widgets speak the language of the page around them: the nearest `lang` says which, English, Hindi or Marathi, and English stands in for all others. `locale` on a tag, or on a `yantra-scope` for all widgets in it, goes first. Names of machines and places stay as their owners wrote them, and rupees are grouped as in India everywhere.',
      {
        label: 'HTML in a language',
        pieces: language,
      },
      'A language is one file, loaded only where somebody reads in it. When it does not come, the widget speaks English.',
    ],
  },
  {
    id: 'policy',
    heading: 'With a strict content security policy',
    short: 'Content policy',
    blocks: [
      'Widgets need no inline script, no inline style, no `eval`, and pass under Trusted Types. Let our host in; `style-src` is for the snippet’s style sheets only, which it also works without.',
      {
        label: 'Content-Security-Policy',
        pieces: policy,
      },
    ],
  },
  {
    id: 'versions',
    heading: 'The newest, or a version for good',
    short: 'Versions',
    blocks: [
      'The script at `/embed/v1/` is the newest of the first major version: what works on your page goes on working, and mends arrive by themselves. Whoever must know what runs takes a version instead: its files never change, browsers check each of them, and the first card is there a round trip sooner, for the page itself asks for it. The builder in the dashboard has “Keep this version”; a server asks for the same:',
      {
        label: 'What makes such a snippet',
        pieces: versions,
      },
      'It begins with an import map, so it stands before other modules of the page. Where a page has the script twice, in whatever versions, the first one does the work for all.',
    ],
  },
  {
    id: 'keys',
    heading: 'Keys, and what they count',
    short: 'Keys',
    blocks: [
      'Machines are shown without a key. With one, what your visitors look at and ask for counts as yours: suppliers make a key for each website at [Website and embeds](/dashboard/embed) in the dashboard, with the origins that may use it. The same screen builds the snippet and shows the figures.',
      {
        label: 'HTML with a key',
        pieces: keys,
      },
      'A key is no secret: it works on its origins only. Anywhere else the widget gives way to what its tag holds, or to a plain link.',
    ],
  },
  {
    id: 'tools',
    heading: 'For your editor and your tools',
    short: 'Tools',
    blocks: [
      [
        '[The playground](/developers/playground): every attribute as a control, events as they come, the snippet to copy.',
        '[Storybook](/storybook): every widget in every state, light and dark.',
        '[custom-elements.json](/embed/v1/custom-elements.json): attributes, events, parts and properties for catalogues and generators.',
        '[The API](/api/docs) that the widgets use; public reads are open to every site.',
      ],
      'An app with a build can install the elements instead of loading our script. The entry `/define` registers one and brings its types for `querySelector`, `addEventListener` and JSX; `yantra-scope`, which says where the marketplace is, has an entry of its own. Node 22 or later.',
      { label: 'Install', pieces: install },
      { label: 'TypeScript, the elements by the packages', pieces: elements },
      'With the script on the page, the types alone:',
      { label: 'TypeScript', pieces: types },
      'VS Code completes the tags by one line in its settings:',
      {
        label: 'settings.json',
        pieces: tools,
      },
    ],
  },
  {
    id: 'trouble',
    heading: 'When nothing is to be seen',
    short: 'When nothing shows',
    blocks: [
      'Open the page with `?yantra-debug=1` and look in the console: after eight seconds the doctor says what a policy stops and which line lets it in, which tags and attributes are none of ours, which keys are refused, and whether the script is there twice.',
      [
        'Only the tag’s own content shows, and `state` is `loading`: the script did not arrive. Look in the console for a blocked host, and see that it is written `type="module"`.',
        '`state="error"`: the widget says why by `yantra-error`, whose `detail` is `{ code, message }`. `partner.origin` means that the key is for another website.',
        'An attribute seems to do nothing: a value that cannot be read is told in the console, by tag and name.',
        'The wrong city: a tag with `city` keeps it, one without follows the city picker, and Pune is where it begins.',
        'A listener does not hear: every event bubbles, so listen on `document`; its name begins with `yantra-`.',
        'The doctor tells of two versions: the page brings the script twice. The first works for all.',
      ],
    ],
  },
];

/** The guide for developers. */
export const guide = {
  headTitle: (heading: string) => `${heading} · Yantra for developers`,
  description: (heading: string) =>
    `${heading}: how to put Yantra’s widgets on a page, with code to copy, for developers of partners’ sites.`,
  keywords: 'Yantra embed, web components, equipment rental widget, custom elements, React, WordPress',
  contents: 'Documentation',
  start: 'Start',
  elements: 'Elements',
  more: 'More',
  before: 'Before',
  next: 'Next',
  nothing: 'There is no such page',
  nothingLede: 'What was asked for has another name by now, or never was. All there is stands in the list.',
  parts: { hosts, more },
} as const;
