import type { GuidePart } from './guide-part.ts';
import * as elements from './samples/elements.ts.txt?code';
import * as error from './samples/error.html.txt?code';
import * as install from './samples/install.plain.txt?code';
import * as states from './samples/states.css.txt?code';
import * as tools from './samples/tools.json.txt?code';
import * as types from './samples/types.ts.txt?code';
import * as versions from './samples/versions.plain.txt?code';

/** What keeps a page working, and what helps when it does not. */
export const upkeep: readonly GuidePart[] = [
  {
    id: 'versions',
    heading: 'Versions and upgrades',
    short: 'Versions',
    blocks: [
      'The script at `/embed/v1/` is the newest of the first major version: what works on your page goes on working, and mends arrive by themselves. Whoever must know what runs takes a version instead: its files never change, browsers check each of them, and the first card is there a round trip sooner, for the page itself asks for it. The builder in the dashboard has “Keep this version”; a server asks for the same:',
      { label: 'What makes such a snippet', ...versions },
      'It begins with an import map, so it stands before other modules of the page. Firefox reads the first import map of a page only: where yours has one too, open it with `?yantra-debug=1`, which prints one to paste in place of both. Where a page has the script twice, in whatever versions, the first one does the work for all.',
      {
        name: 'Addresses',
        columns: ['Address', 'What it is', 'How long it stays'],
        rows: [
          ['`/embed/v1/yantra.js`', 'the newest of version 1; asked for anew every five minutes', 'for ever'],
          ['`/embed/1.2.3/yantra.js`', 'one version, as it was when it was published', 'for ever'],
          [
            '`/embed/v1/1a2b3c4d/…`',
            'the files of one build; the script names them, no page should',
            'thirty days after anybody asked',
          ],
        ],
      },
      { title: 'What stays' },
      [
        'Within a major version no tag, attribute, event, part, property or package is renamed or removed, and none gets another meaning.',
        'New ones may come, texts and drawings may change, and `detail` of an event may hold more than before.',
        'The inside of a shadow root is ours: reach it by parts and custom properties only.',
        'Another major version would have an address of its own, `/embed/v2/`, beside this one.',
      ],
      { title: 'To upgrade' },
      [
        'With `/embed/v1/` there is nothing to do.',
        'With a kept version: make the snippet anew, put it on a test page, open that with `?yantra-debug=1`, and then replace the old one as a whole. The checksums belong together: never change the number alone.',
        'With packages: all of ours in one step and in one version. [Changes](/developers/changes) says what is new, and what there is to do.',
      ],
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
        '[custom-elements.json](/embed/v1/custom-elements.json): attributes, events, slots, parts and properties for catalogues and generators.',
        '[The API](/api/docs) that the widgets use; public reads are open to every site.',
        '[llms.txt](/llms.txt): a list of these pages for language models. Each page is also there as Markdown: `.md` behind its address, or `Accept: text/markdown`.',
      ],
      { title: 'The elements by the packages' },
      'An app with a build can install the elements instead of loading our script. The entry `/define` registers one and brings its types for `querySelector`, `addEventListener` and JSX; `yantra-scope`, which says where the marketplace is, has an entry of its own. Node 22 or later.',
      { label: 'Install', ...install },
      { label: 'TypeScript, the elements by the packages', ...elements },
      'With the script on the page, the types alone:',
      { label: 'TypeScript', ...types },
      { title: 'Your editor' },
      'VS Code completes tags, attributes and their values by one line in its settings:',
      { label: 'settings.json', ...tools },
    ],
  },
  {
    id: 'trouble',
    heading: 'When nothing is to be seen',
    short: 'When nothing shows',
    blocks: [
      'Open the page with `?yantra-debug=1` and look in the console: after eight seconds the doctor says what a policy stops and which line lets it in, which tags and attributes are none of ours, which keys are refused, and whether the script is there twice.',
      [
        'Only the tag’s own content shows, and there is no `state`: the script did not arrive, or the tag is far below the window. Look in the console for a blocked host.',
        '`state="error"`: the widget says why by `yantra-error`, whose `detail` is `{ code, message }`. `partner.origin` means that the key is for another website.',
        'An attribute seems to do nothing: a value that cannot be read is told in the console, by tag and name.',
        'The wrong city: a tag with `city` keeps it, one without follows the city picker, and Pune is where it begins.',
        'A listener does not hear: every event bubbles, so listen on `document`; its name begins with `yantra-`.',
        'The doctor tells of two versions: the page brings the script twice. The first works for all.',
        'A page sent as `application/xhtml+xml`: Chrome loads no modules there, so paste `<script src="https://yantra.example/embed/v1/yantra.js"></script>`, without `type`. XML wants every attribute with a value (`heading=""`) and every tag closed (`<link … />`).',
      ],
      { title: 'States' },
      'Every widget says in its attribute `state` how it is doing.',
      {
        name: 'States',
        columns: ['State', 'What it means', 'What is to be seen'],
        rows: [
          [
            'none',
            'The script has not come, or the tag is more than 800 pixels below the window.',
            'what the tag holds',
          ],
          ['`loading`', 'It is there, and asks for what it shows.', 'what the tag holds; grey shapes if it is empty'],
          ['`ready`', 'It shows something.', 'the widget'],
          ['`empty`', 'It works, and there is nothing to show.', 'the widget, with a sentence and a way on'],
          ['`error`', 'It cannot show anything.', 'what the tag holds, or a plain link'],
        ],
      },
      { label: 'CSS', ...states },
      { title: 'Failures' },
      'A file that does not come is asked for twice more, two seconds apart. Then, and when the marketplace does not answer, what the tag holds is back: nothing of your page waits for us. To learn of it, listen:',
      { label: 'HTML', ...error },
      {
        name: 'Codes of yantra-error',
        columns: ['Code', 'What it means'],
        rows: [
          ['`blocked`', 'A file of the widget did not come: the line is down, or a policy of the page forbids it.'],
          ['`partner.unknown`', 'The key does not exist any more.'],
          ['`partner.origin`', 'The key is for another website: its origins stand in the dashboard.'],
          ['`partner.tooMany`', 'The website asked for more than its key allows in a minute; it passes by itself.'],
          ['none, or another', 'The marketplace did not answer, or not well: `message` is a sentence for people.'],
        ],
      },
    ],
  },
];
