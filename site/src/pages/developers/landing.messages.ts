/** The page that developers come to first. */
export const landing = {
  headTitle: 'Widgets for your site · Yantra for developers',
  description:
    'Put machines for hire on your own pages: one script, one tag. For HTML, React, Vue, Angular, Svelte, WordPress, Shopify and others.',
  keywords: 'Yantra embed, web components, equipment rental widget, custom elements, React, WordPress',
  title: 'Machines for hire, on your page',
  lede: 'One script and one tag. Widgets keep their styles to themselves, leave yours alone, and take your colours.',
  install: 'The script, once a page',
  play: 'Open the playground',
  elements: 'See the elements',
  /** The first holds what the build allows the embed's first card: see the budgets. */
  figures: [
    ['10.2 KB', 'compressed, to the first card'],
    ['0', 'dependencies on your page'],
    ['1 tag', 'in every framework'],
  ],
  partner: 'Sahyadri Rentals',
  partnerAddress: 'sahyadri-rentals.example',
  partnerPages: ['Machines', 'Yards', 'Call us'],
  near: 'Machines near you',
  live: 'A live widget on a page of a partner',
  needsScript: 'The live widget needs JavaScript.',
  paste: 'Paste it, and it is there',
  pasteLede: 'The tag’s own content shows until the widget is there, without JavaScript, and when something fails.',
  framework: 'Framework',
  /** The pages of the guide whose code is shown. */
  frameworks: ['html', 'react', 'vue', 'angular', 'svelte', 'wordpress'],
  otherHosts:
    'Also for [Next.js](/developers/guide/next), [Astro](/developers/guide/astro), [htmx](/developers/guide/htmx), [Shopify](/developers/guide/shopify), [Wix](/developers/guide/wix) and [tag managers](/developers/guide/tag-manager).',
  says: [
    ['Listen', '`yantra-equipment-select` bubbles to the document; prevent it to stay on your page.'],
    ['Colour', 'Colours, corners and shadows are custom properties: `--yantra-brand` and what follows from it.'],
    ['Count', 'With a key, views and leads from your site are yours. [Get a key](/dashboard/embed)'],
  ],
  nine: 'Nine elements',
  nineLede: 'Each with a live preview, attributes, events, parts and code.',
  facts: [
    [
      'Strict policies',
      'No inline script, no inline style, no eval. Passes under Trusted Types.',
      ['Content-Security-Policy', '/developers/guide/policy'],
    ],
    [
      'Hindi and Marathi',
      'The nearest `lang` decides. Rupees are grouped as in India everywhere.',
      ['Languages', '/developers/guide/language'],
    ],
    [
      'Newest, or kept',
      '`/embed/v1/` mends itself; a pinned version never changes a byte.',
      ['Versions', '/developers/guide/versions'],
    ],
  ],
} as const;
