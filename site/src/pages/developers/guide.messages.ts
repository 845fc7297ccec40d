import { loaderTag, openingTag } from '@yantra/domain';
import { exampleOrigin } from './use-origin.ts';

/** A paragraph, the points of a list, or code. `[words](/address)` is a link, and back ticks hold code. */
export type GuideBlock = string | readonly string[] | { readonly label: string; readonly code: string };

export interface GuidePart {
  /** In the address, so that a part can be linked to. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly GuideBlock[];
}

const loader = loaderTag(exampleOrigin);
const carousel = openingTag('yantra-equipment-carousel', [
  ['city', 'Pune'],
  ['limit', '8'],
]);
const whole = `${loader}${carousel}
  <a href="${exampleOrigin}/equipments">Machines for hire in Pune</a>
</yantra-equipment-carousel>
`;

const hosts: readonly GuidePart[] = [
  {
    id: 'html',
    heading: 'Plain HTML',
    blocks: [
      'Paste the script once, anywhere on the page, and a tag where a widget should be. What the tag holds is shown until the widget is there, without JavaScript, and when something fails: a link is a good choice.',
      { label: 'HTML', code: whole },
      'Two widgets on a page share the city: whoever chooses one in a `yantra-city-picker` sees its machines in the carousel. To keep two groups apart, put each in a `yantra-scope`; a widget elsewhere on the page joins one by its id: `for="north"`.',
      {
        label: 'HTML with an event',
        code: `<script>
  document.addEventListener('yantra-equipment-select', (event) => {
    event.preventDefault(); // stay on this page
    console.log(event.detail.id, event.detail.name);
  });
</script>
`,
      },
    ],
  },
  {
    id: 'wordpress',
    heading: 'WordPress',
    blocks: [
      'Put the tag in a “Custom HTML” block. WordPress removes scripts from posts of authors who may not write them, so let the theme, or a small plugin, bring the script on every page; it does nothing where no tag is.',
      {
        label: 'functions.php, WordPress 6.5 or later',
        code: `add_action( 'wp_enqueue_scripts', function () {
  wp_enqueue_script_module( 'yantra', '${exampleOrigin}/embed/v1/yantra.js', array(), null );
} );
`,
      },
      'A plugin that joins or delays scripts must leave this one alone: it is a module and brings its own files when they are needed.',
    ],
  },
  {
    id: 'react',
    heading: 'React',
    blocks: [
      'React 19 knows custom elements: attributes, properties and events work in JSX as they are. Put the script in the page’s HTML.',
      {
        label: 'React 19',
        code: `export function Machines({ onOpen }) {
  return (
    <yantra-equipment-carousel
      city="Pune"
      category-bar
      onyantra-equipment-select={(event) => {
        event.preventDefault();
        onOpen(event.detail.id);
      }}
    />
  );
}
`,
      },
      'React 18 sets attributes too, but hears events only by `addEventListener` on a `ref`.',
      'Each widget is also a package with a React component, React itself left to your app. The entry `/define` registers the element and brings its types for JSX, `querySelector` and `addEventListener`.',
      {
        label: 'React, by the packages',
        code: `import { createClient } from '@yantra/client';
import { EquipmentCarousel } from '@yantra/equipment-carousel';
import '@yantra/equipment-carousel/styles.css';
import { createHostScope, ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';

const siteUrl = '${exampleOrigin}';
const scope = createHostScope(siteUrl, createClient({ apiUrl: siteUrl }));

export const Machines = () => (
  <ScopeProvider value={scope}>
    <EquipmentCarousel city="Pune" categoryBar />
  </ScopeProvider>
);
`,
      },
    ],
  },
  {
    id: 'vue',
    heading: 'Vue',
    blocks: [
      'Tell the compiler that these tags are elements of the page, not components.',
      {
        label: 'vite.config.js',
        code: `vue({
  template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('yantra-') } },
})
`,
      },
      {
        label: 'Vue',
        code: `<template>
  <yantra-equipment-carousel :city="city" :limit="8" @yantra-equipment-select.prevent="open" />
</template>
`,
      },
    ],
  },
  {
    id: 'angular',
    heading: 'Angular',
    blocks: [
      'Allow custom elements in the component, and bind attributes with `attr.`.',
      {
        label: 'Angular',
        code: `@Component({
  selector: 'app-machines',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <yantra-equipment-carousel
      [attr.city]="city"
      [attr.limit]="8"
      (yantra-equipment-select)="open($event)"
    ></yantra-equipment-carousel>
  \`,
})
export class Machines {
  city = 'Pune';
  open(event: CustomEvent<{ id: string }>) {
    event.preventDefault();
  }
}
`,
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
        code: `<script>
  let { city, open } = $props();
</script>

<yantra-equipment-carousel {city} limit={8} onyantra-equipment-select={open}></yantra-equipment-carousel>
`,
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
        code: `yantra-equipment-carousel {
  color-scheme: light dark; /* follow the visitor's device; light without it */
  --yantra-brand: light-dark(#1f6f5c, #57b89e);
  --yantra-brand-strong: light-dark(#1f6f5c, #57b89e);
  --yantra-radius-lg: 0;
}
yantra-equipment-carousel::part(card) {
  border-width: 2px;
}
`,
      },
      'All properties of an element, with their values, are in [custom-elements.json](/embed/v1/custom-elements.json); its parts are listed below.',
    ],
  },
  {
    id: 'language',
    heading: 'Hindi and Marathi',
    blocks: [
      'Widgets speak the language of the page around them: the nearest `lang` says which, English, Hindi or Marathi, and English stands in for all others. `locale` on a tag, or on a `yantra-scope` for all widgets in it, goes first. Names of machines and places stay as their owners wrote them, and rupees are grouped as in India everywhere.',
      {
        label: 'HTML in a language',
        code: `<html lang="hi">
  …
  <yantra-equipment-carousel></yantra-equipment-carousel>
  <yantra-lead-form locale="mr"></yantra-lead-form>
</html>
`,
      },
      'A language is one file, loaded only where somebody reads in it. When it does not come, the widget speaks English.',
    ],
  },
  {
    id: 'policy',
    heading: 'With a strict content security policy',
    blocks: [
      'Widgets need no inline script, no inline style, no `eval`, and pass under Trusted Types. Let our host in; `style-src` is for the snippet’s style sheets only, which it also works without.',
      {
        label: 'Content-Security-Policy',
        code: `script-src ${exampleOrigin};
connect-src ${exampleOrigin};
img-src ${exampleOrigin} data:;
style-src ${exampleOrigin}
`,
      },
    ],
  },
  {
    id: 'versions',
    heading: 'The newest, or a version for good',
    blocks: [
      'The script at `/embed/v1/` is the newest of the first major version: what works on your page goes on working, and mends arrive by themselves. Whoever must know what runs takes a version instead: its files never change, browsers check each of them, and the first card is there a round trip sooner, for the page itself asks for it. The builder in the dashboard has “Keep this version”; a server asks for the same:',
      {
        label: 'What makes such a snippet',
        code: `${exampleOrigin}/embed/v1/snippet?city=Pune&limit=8&pin
`,
      },
      'It begins with an import map, so it stands before other modules of the page. Where a page has the script twice, in whatever versions, the first one does the work for all.',
    ],
  },
  {
    id: 'keys',
    heading: 'Keys, and what they count',
    blocks: [
      'Machines are shown without a key. With one, what your visitors look at and ask for counts as yours: suppliers make a key for each website at [Website and embeds](/dashboard/embed) in the dashboard, with the origins that may use it. The same screen builds the snippet and shows the figures.',
      {
        label: 'HTML with a key',
        code: `<yantra-scope partner="pk_…">
  <yantra-city-picker></yantra-city-picker>
  <yantra-equipment-carousel supplier="own"></yantra-equipment-carousel>
</yantra-scope>
`,
      },
      'A key is no secret: it works on its origins only. Anywhere else the widget gives way to what its tag holds, or to a plain link.',
    ],
  },
  {
    id: 'tools',
    heading: 'For your editor and your tools',
    blocks: [
      [
        '[The playground](/developers/playground): every attribute as a control, events as they come, the snippet to copy.',
        '[Storybook](/storybook): every widget in every state, light and dark.',
        '[custom-elements.json](/embed/v1/custom-elements.json): attributes, events, parts and properties for catalogues and generators.',
        '[The API](/api/docs) that the widgets use; public reads are open to every site.',
      ],
      'VS Code completes the tags by one line in its settings:',
      {
        label: 'settings.json',
        code: `"html.customData": ["${exampleOrigin}/embed/v1/vscode.html-custom-data.json"]
`,
      },
    ],
  },
  {
    id: 'trouble',
    heading: 'When nothing is to be seen',
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
  title: 'Widgets for your site',
  headTitle: 'Widgets for your site · Yantra for developers',
  description:
    'Put machines for hire on your own pages: one script, one tag. For HTML, WordPress, React, Vue, Angular and Svelte.',
  keywords: 'Yantra embed, web components, equipment rental widget, custom elements, React, WordPress',
  lede: 'One script and one tag put machines for hire on any page. They keep their styles to themselves, leave yours alone, and take your colours.',
  play: 'Open the playground',
  states: 'See every state in Storybook',
  contents: 'On this page',
  parts: { hosts, more },
  reference: {
    id: 'reference',
    heading: 'Elements',
    note: 'Every widget also fires `yantra-ready` once, when it first has something to show, and `yantra-error` when it cannot; its attribute `state` says `loading`, `ready`, `empty` or `error`.',
    attributes: (tag: string) => `Attributes of ${tag}`,
    columns: ['attribute', 'type', 'what it does'],
    events: 'Events',
    parts: 'Parts',
    otherwise: (value: string) => `Without it ${value}.`,
    tryIt: (tag: string) => `Try ${tag}`,
  },
} as const;
