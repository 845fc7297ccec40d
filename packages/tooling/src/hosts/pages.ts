/** Pages without a framework: plain HTML, a WordPress theme, htmx, and a site made by Astro. */
import { versionHere } from '../lib/packed.ts';
import { type Host, type HostPage, htmlPage } from './host.ts';
import { guideSample, readmePages } from './samples.ts';

const ready = '[state="ready"]';

/** Every sample of HTML, each as the whole body of a page. */
function plain(): Host {
  const script = guideSample('script.html');
  const carousel = guideSample('tag.html');
  const pages: Readonly<Record<string, string>> = {
    'guide.html': htmlPage(guideSample('html.html')),
    'event.html': htmlPage(guideSample('html-event.html') + guideSample('error.html') + script + carousel),
    'theme.html': htmlPage(guideSample('html.html'), `<style>\n${guideSample('theme.css')}</style>`),
    'language.html': guideSample('language.html').replace('…', script),
    'place.html': htmlPage(carousel, guideSample('place.html')),
    'sizes.html': htmlPage(
      `<div class="machines">${carousel}</div>`,
      `${script}<style>\n${guideSample('sizing.css')}${guideSample('states.css')}</style>`,
    ),
    'tag-manager.html': htmlPage(carousel + guideSample('tag-manager.html')),
    'machines.html': htmlPage(guideSample('iframe-inside.html')),
    'own-element.html': htmlPage(`<our-machines></our-machines>\n<script>\n${guideSample('wix.js')}</script>`),
    ...Object.fromEntries(readmePages().map(({ widget, text }) => [`readme-${widget}.html`, htmlPage(text)])),
  };
  return {
    name: 'plain HTML',
    needs: {},
    ours: [],
    files: {
      ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`out/${path}`, text])),
      'out/consent.html': htmlPage(
        `<button onclick="document.dispatchEvent(new Event('consent-given'))">Yes</button>\n${guideSample('consent.html')}`,
      ),
      'out/closed-root.html': htmlPage(
        `<div id="machines"></div>\n${script}<script type="module">\n${guideSample('shadow-root.js')}</script>`,
      ),
    },
    steps: [],
    output: 'out',
    pages: [
      ...Object.keys(pages).map((path) => ({ path: `/${path}`, shows: ready })),
      { path: '/consent.html', press: 'button', shows: ready },
      // Nobody can look into its closed root, but without a widget in it the box has no height.
      { path: '/closed-root.html', shows: '#machines' },
    ],
  };
}

/**
 * What a WordPress page sends after `functions.php` of the guide ran: `wp_enqueue_script_module` prints a module with the id of its handle in the footer of a classic
 * theme, and a style sheet in its head, both without `?ver=` as the version is null. PHP itself is not needed for that.
 */
function wordpress(): Host {
  const [, handle, address] =
    /wp_enqueue_script_module\( '([^']+)', '([^']+)', array\(\), null \)/.exec(guideSample('wordpress.php')) ?? [];
  const [, sheet, place] =
    /wp_enqueue_style\( '([^']+)', '([^']+)', array\(\), null \)/.exec(guideSample('wordpress.php')) ?? [];
  if (sheet === undefined) throw new Error('The sample for WordPress enqueues no style sheet.');
  if (handle === undefined) throw new Error('The sample for WordPress enqueues no script module.');
  const theme = '<link rel="stylesheet" id="wp-block-library-css" href="/block-library.css" media="all">';
  const kept = `<link rel="stylesheet" id="${sheet}-css" href="${place}" media="all">`;
  const content = `<div class="wp-site-blocks"><main class="entry-content is-layout-flow">\n${guideSample('tag.html')}</main></div>`;
  const footer = `<script type="module" src="${address}" id="${handle}-js-module"></script>`;
  return {
    name: 'a WordPress theme',
    needs: {},
    ours: [],
    files: {
      'out/index.html': htmlPage(`${content}\n${footer}`, theme + kept),
      'out/block-library.css': '.is-layout-flow > * { margin-block: 24px 0; } .wp-site-blocks a { color: #1e1e1e; }\n',
    },
    steps: [],
    output: 'out',
    pages: [{ path: '/', shows: ready }],
  };
}

function htmx(): Host {
  return {
    name: 'htmx',
    needs: { 'htmx.org': '^4.0.0' },
    ours: [],
    files: {
      'out/index.html': htmlPage(guideSample('htmx.html'), '<script src="/htmx.js"></script>'),
      'out/machines.html': guideSample('tag.html'),
    },
    copies: { 'htmx.js': ['htmx.org', 'dist/htmx.min.js'] },
    steps: [],
    output: 'out',
    pages: [{ path: '/', press: 'button', shows: ready }],
  };
}

function astro(): Host {
  const byPackages: HostPage = { path: '/packages', shows: ready };
  return {
    name: 'Astro',
    needs: {
      astro: '^7.3.0',
      '@astrojs/check': '^0.9.0',
      typescript: versionHere('typescript') ?? '',
      react: versionHere('react') ?? '',
      'react-dom': versionHere('react') ?? '',
    },
    ours: ['@yantra/equipment-carousel', '@yantra/state', '@yantra/ui'],
    files: {
      'src/components/machines.astro': guideSample('astro.astro'),
      'src/elements.ts': guideSample('elements.ts'),
      'src/pages/index.astro': `---\nimport Machines from '../components/machines.astro';\n---\n\n${htmlPage('<Machines />')}`,
      'src/pages/packages.astro': htmlPage(`<script>\n  import '../elements';\n</script>`),
      'tsconfig.json': JSON.stringify({ extends: 'astro/tsconfigs/strict', include: ['.astro/types.d.ts', 'src'] }),
      'astro.config.mjs': `export default { build: { format: 'file' } };\n`,
    },
    steps: [
      ['astro', 'bin/astro.mjs', 'check'],
      ['astro', 'bin/astro.mjs', 'build'],
    ],
    output: 'dist',
    pages: [{ path: '/', shows: ready }, byPackages],
  };
}

export const pageHosts = { plain, wordpress, htmx, astro } as const;
