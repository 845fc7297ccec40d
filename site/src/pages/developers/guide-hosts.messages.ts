import type { GuidePart } from './guide-part.ts';
import * as angular from './samples/angular.ts.txt?code';
import * as astro from './samples/astro.astro.txt?code';
import * as htmlEvent from './samples/html-event.html.txt?code';
import * as html from './samples/html.html.txt?code';
import * as htmx from './samples/htmx.html.txt?code';
import * as install from './samples/install.plain.txt?code';
import * as nextPage from './samples/next-page.tsx.txt?code';
import * as nextYantra from './samples/next-yantra.tsx.txt?code';
import * as react18 from './samples/react-18.tsx.txt?code';
import * as reactPackages from './samples/react-packages.tsx.txt?code';
import * as react from './samples/react.tsx.txt?code';
import * as script from './samples/script.html.txt?code';
import * as shopify from './samples/shopify.liquid.txt?code';
import * as svelte from './samples/svelte.svelte.txt?code';
import * as tagManager from './samples/tag-manager.html.txt?code';
import * as tag from './samples/tag.html.txt?code';
import * as vueConfig from './samples/vue-config.js.txt?code';
import * as vue from './samples/vue.vue.txt?code';
import * as wix from './samples/wix.js.txt?code';
import * as wordpress from './samples/wordpress.php.txt?code';

/** A page for each kind of website. */
export const hosts: readonly GuidePart[] = [
  {
    id: 'html',
    heading: 'Plain HTML',
    blocks: [
      'Paste the script once, anywhere on the page, and a tag where a widget should be. What the tag holds is shown until the widget is there, without JavaScript, and when something fails: a link is a good choice. The style sheet keeps its place until then, so that nothing below it moves.',
      { label: 'HTML', ...html },
      { title: 'Events' },
      'Every event bubbles to the document. Those that lead to another page can be prevented: then the visitor stays on yours.',
      { label: 'HTML with an event', ...htmlEvent },
      { title: 'Two widgets' },
      'Two widgets on a page share the city: whoever chooses one in a `yantra-city-picker` sees its machines in the carousel. To keep two groups apart, put each in a `yantra-scope`; a widget elsewhere on the page joins one by its id: `for="north"`.',
    ],
  },
  {
    id: 'react',
    heading: 'React',
    blocks: [
      'Put script and style sheet in the head of the page’s HTML. The script waits for the tags that React renders, the style sheet keeps their place.',
      { label: 'index.html', ...script },
      { title: 'React 19' },
      'React 19 knows custom elements: attributes, properties and events work in JSX as they are. The first line is for TypeScript: it brings the types of an installed package, and no code.',
      { label: 'React 19', ...react, isMain: true },
      { title: 'React 18' },
      'React 18 sets attributes too, but hears events only by `addEventListener` on a `ref`.',
      { label: 'React 18', ...react18 },
      { title: 'React components' },
      'Each widget is also a package with a React component, for React 18.2 and 19 (the dashboard: 19). React itself stays your app’s.',
      { label: 'Install', ...install },
      'The scope says where the marketplace is, and is what the widgets inside share. `y-root` is the box that their styles are for.',
      { label: 'React, by the packages', ...reactPackages },
    ],
  },
  {
    id: 'next',
    heading: 'Next.js',
    blocks: [
      'Each widget is a package with a React component; React itself stays your app’s.',
      { label: 'Install', ...install },
      'With server components the scope, which says where the marketplace is and is what the widgets inside share, is made in a client component; widgets may stand in a server component’s page. `y-root` is the box that their styles are for.',
      { label: 'app/yantra.tsx', ...nextYantra },
      { label: 'app/page.tsx', ...nextPage, isMain: true },
      { title: 'The tag' },
      'Without packages, put the script in the root layout, as `Script` of `next/script` with `type="module"`: it comes after hydration, so React finds the mark-up that its server has written. The style sheet `place.css`, which keeps the place, stands in the layout’s `head` as a plain `<link>`. A tag without listeners is a server component; one that listens is a client component: a file that begins with `\'use client\'` and is otherwise [as in React](/developers/guide/react).',
    ],
  },
  {
    id: 'vue',
    heading: 'Vue',
    blocks: [
      'Tell the compiler that these tags are elements of the page, not components. Script and style sheet go into the head of the page’s HTML, [as with React](/developers/guide/react).',
      { label: 'vite.config.js', ...vueConfig },
      { label: 'Vue', ...vue, isMain: true },
      'Nuxt takes the same test in `vue.compilerOptions.isCustomElement` of its configuration, the script in `app.head.script` and the style sheet in `app.head.link`.',
    ],
  },
  {
    id: 'angular',
    heading: 'Angular',
    blocks: [
      'Allow custom elements in the component, and bind attributes with `attr.`. Templates know every event as `Event`. Script and style sheet go into the head of `src/index.html`, [as with React](/developers/guide/react).',
      { label: 'Angular', ...angular },
    ],
  },
  {
    id: 'svelte',
    heading: 'Svelte',
    blocks: [
      'Svelte 5 writes elements as HTML does, and hears their events by attributes that begin with `on`. Script and style sheet go into the head of `src/app.html`, [as with React](/developers/guide/react).',
      { label: 'Svelte 5', ...svelte },
    ],
  },
  {
    id: 'astro',
    heading: 'Astro',
    blocks: [
      'Astro writes HTML, so the tag needs no integration. `is:inline` leaves the script as it is written; the style sheet keeps the place.',
      { label: 'Machines.astro', ...astro },
      'With `ClientRouter` the script stays when the visitor goes to another page, and takes care of the tags there too.',
    ],
  },
  {
    id: 'htmx',
    heading: 'htmx',
    blocks: [
      'Put script and style sheet on the page itself, outside of what htmx swaps. It watches the page: tags that a swap brings come to life by themselves.',
      { label: 'The page', ...htmx },
      { label: 'What /machines answers', ...tag, isMain: true },
      'Events bubble out of what was swapped in, so one listener on `document` is enough.',
    ],
  },
  {
    id: 'wordpress',
    heading: 'WordPress',
    blocks: [
      'Put the tag in a “Custom HTML” block.',
      { label: 'Custom HTML', ...tag },
      'WordPress removes scripts from posts of authors who may not write them, so let the theme, or a small plugin, bring the script on every page, with the style sheet that keeps the place; both do nothing where no tag is.',
      { label: 'functions.php, WordPress 6.5 or later', ...wordpress, isMain: true },
      'A plugin that joins scripts must leave this one alone: it finds its files by its own address, and brings them when they are needed.',
    ],
  },
  {
    id: 'shopify',
    heading: 'Shopify',
    blocks: [
      'For one page paste script, style sheet and tag into a “Custom Liquid” section of the theme editor. To set the city there without touching code, make a section of your own: in the theme’s code add a file below `sections`.',
      { label: 'sections/yantra-machines.liquid', ...shopify },
      'Then “Add section” in the theme editor lists it. The script may be on the page more than once: the first one does the work. Shopify’s checkout allows no scripts of others, so the section is for all other pages.',
    ],
  },
  {
    id: 'wix',
    heading: 'Wix',
    blocks: [
      'An “Embed HTML” box is an iframe, which does not grow with its content. A custom element of your own stands in the page itself: turn on the developer mode and add a file below `public/custom-elements`.',
      { label: 'public/custom-elements/our-machines.js', ...wix },
      [
        'Add a “Custom Element” to the page, choose the file as its source, and give it the tag name `our-machines`.',
        'Under “Set Attributes” add `city`, and the city’s name.',
        'Stretch it to the width that the widget shall have, and let its height follow from the content.',
      ],
      'Wix runs custom elements on premium sites with a domain of their own. If you must use the box, read [about iframes](/developers/guide/iframes).',
    ],
  },
  {
    id: 'tag-manager',
    heading: 'Tag managers',
    blocks: [
      'A tag manager can bring the script where you may not edit the page’s head. In Google Tag Manager make a “Custom HTML” tag. The manager may drop `type="module"` from it, which does no harm: the script runs as a classic one too.',
      { label: 'Custom HTML', ...tagManager },
      [
        'The widgets’ tags stay in the page, where your content management writes them. What they hold is shown until the script arrives.',
        'Fire the tag once a page, on “Initialization” or “DOM Ready”. It may fire again: the first script does the work for all.',
        'If your site asks for [consent](/developers/guide/consent) first, let the tag wait for that trigger.',
        'The widgets’ events reach the manager by a listener that calls `dataLayer.push`: every one bubbles to `document`.',
      ],
      'A script that the manager brings comes later than one in the page: the first card by about the manager’s own loading time.',
    ],
  },
];
